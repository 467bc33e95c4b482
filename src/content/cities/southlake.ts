import type { CityTexts, Place } from "../types.ts";

export const place: Place = { name: "Southlake", point: [32.9412, -97.1342], label: { side: "north" } };

export const city: CityTexts = {
  county: "Tarrant County",
  addresses: ["/southlake"],
  title: "Southlake, TX Roadside Assistance",
  description:
    "Mobile roadside help across Southlake: Town Square garages, SH 114, Southlake Boulevard and the lake roads. Tires, batteries, lockouts, brakes.",
  hero: {
    title: "{hours} Roadside Assistance in Southlake, TX",
    subtitle: "Town Square, Timarron and the road to the lake.",
    description:
      "Southlake hangs from two roads: SH 114 on a diagonal and Southlake Boulevard straight across. Around Town Square it is garages and one-block streets. Toward Grapevine Lake it is oaks, horse trails and ball fields, and an address there needs a landmark to go with it.",
  },
  roads: [
    {
      name: "SH 114",
      text: "Kimball Avenue, Carroll Avenue, White Chapel Boulevard and Dove Road are the ramps to know. Take one down, then report eastbound or westbound.",
    },
    {
      name: "Southlake Boulevard (FM 1709)",
      text: "Planted medians decide where anyone may turn left. Knowing whether you are on the north or south curb saves us a loop.",
    },
    {
      name: "White Chapel Boulevard",
      text: "Connects Bicentennial Park with Bob Jones Park at the lake. The roundabout at Dove Road makes an easy marker.",
    },
    {
      name: "Davis Boulevard and Randol Mill Avenue (FM 1938)",
      text: "One road with two names, changing at Southlake Boulevard on the west side.",
    },
  ],
  troubleSpots: [
    {
      place: "Town Square garages",
      text: "Every level looks the same when the engine only clicks. Note which garage and floor before you walk out to Rustin Park to call.",
    },
    {
      place: "Bob Jones Park",
      text: "Soccer, softball, the dog park and the horse trailers each have their own lot off North White Chapel. Pick the right name on the phone, because the lots are far apart.",
    },
    {
      place: "Dragon Stadium on a Friday",
      text: "South Kimball Avenue empties slowly after the final play, and one dead battery can hold up a row. Raise the hood so it shows from the aisle.",
    },
  ],
  services: [
    {
      service: "tires",
      text: "Plenty of cars at Town Square wear wheel locks, and the key is rarely where it should be. We remove the lock first, then repair or change the tire.",
    },
    {
      service: "lockouts",
      text: "Racket in hand and keys in the trunk at the Southlake Tennis Center? The car is opened with nothing bent or scratched.",
    },
    {
      service: "jump-starts",
      text: "After a week away through DFW Airport, you may find a Timarron garage holding a silent car. We charge it, test it and bring a battery in case.",
    },
    {
      service: "mechanic",
      text: "A warning light need not cost you a drive down 114. Codes, oil and suspension are done at homes from Continental Boulevard to Dove Road.",
    },
    {
      service: "brakes",
      text: "Between Davis and Kimball, Southlake Boulevard asks for the brakes at nearly every cross street. Pads, rotors and calipers are serviced in your driveway.",
    },
  ],
  neighborhoods: [
    "Timarron",
    "Carillon",
    "Stone Lakes",
    "Monticello Estates",
    "Versailles",
    "Clariden Ranch",
  ],
  landmarks: [
    "Southlake Town Square",
    "Southlake Town Hall",
    "The Marq Southlake",
    "Bicentennial Park",
    "Dragon Stadium",
    "Carroll Senior High School",
    "Bob Jones Nature Center",
  ],
  findYou:
    "In Town Square, give garage and level or the two streets at your corner. Elsewhere, count from SH 114 or Southlake Boulevard, and pass along the code if there is a gate.",
};
