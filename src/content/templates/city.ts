import type { City } from "../types.ts";

/*
 * A city. Write only what is true of this city alone. To check a sentence, put another city's name into it: if it is
 * still true, rewrite it. Replace the texts in brackets, and delete these comments as you go, and `draft: true` when the
 * page is ready.
 */

export const city: City = {
  name: "Sampleville",
  draft: true,
  // The center of the city in degrees, as geonames.org has it. West of Greenwich the longitude has a minus.
  center: { latitude: 0, longitude: 0 },
  // The side of its dot on which the map puts the name; a test says where names overlap: label: { side: "south", away: 14 },
  county: "Tarrant County",
  // The line of its card on /service-areas: delete it, and a sentence there leads to the city.
  card: "[The two highways, the mall and the lake of Sampleville.]",
  // The first is the page's address; any others show the same page.
  addresses: ["/sampleville-tx-roadside-assistance"],
  // After a change of address, the old one: formerly: ["/old-name-tx-roadside-assistance"],
  title: "Roadside Assistance in Sampleville, TX",
  // 70 to 160 characters, for search engines.
  description:
    "[Mobile roadside help in Sampleville {anytime}: flat tires, dead batteries, lockouts, brakes and small repairs.]",
  subtitle: "[What a driver sees of this city, in a few words.]",
  intro: "[Two or three sentences on how one drives here, and what dispatch asks first.]",
  // About five. A name's number becomes its marker: I-30, US 67, SH 183, Loop 12, FM 1382; a Tollway or Turnpike has a toll plate.
  // Where a road runs or a place lies: put the page that says so into docs/local-facts.md.
  roads: {
    "[Main Street]": "[What a driver should know of it, and where to roll to.]",
  },
  // Three places where cars often break down, why, and what helps the technician there.
  troubleSpots: {
    "[The mall's parking lot]": "[Which entrance, which row, what to look for.]",
  },
  // What is special about each service in this city.
  services: {
    tires: "[What punctures tires here, and where the car should stand.]",
    lockouts: "[Where keys are locked in here, and how we get to the car.]",
    "jump-starts": "[What drains batteries here.]",
    // Where no mobile mechanic goes, delete this line, and write `wheels` on wheel locks and stuck lug nuts instead.
    mechanic: "[Which repairs are done where in this city.]",
    brakes: "[What wears brakes here.]",
  },
  neighborhoods: "[Downtown Sampleville]",
  // What to name on the phone, so that dispatch knows where the car is.
  landmarks: "[Sampleville City Hall]",
  findYou: "[How to tell dispatch where you are in this city.]",
};
