import type { CityTexts, Place } from "../types.ts";

export const place: Place = { name: "Crowley", point: [32.579, -97.3625], label: { side: "north" } };

export const city: CityTexts = {
  county: "Tarrant County",
  card: "FM 1187, FM 731, Main Street and the Chisholm Trail Parkway ramps.",
  addresses: ["/crowley-tx-roadside-assistance"],
  title: "Crowley, TX Roadside Assistance 24 Hours",
  description:
    "Crowley drivers get mobile help with flats, lockouts, dead batteries and brakes on FM 1187, Crowley Road and the way out to the Chisholm Trail Parkway.",
  hero: {
    title: "{hours} Roadside Assistance in Crowley, TX",
    subtitle: "Between I-35W and the Chisholm Trail Parkway.",
    description:
      "Crowley grew up on the Santa Fe railroad, and freight trains still pass the old downtown. Two farm roads, FM 1187 and FM 731, cross here and carry nearly everybody. Crowley schools are on Fort Worth streets too, so give us the street, not the school district.",
  },
  roads: [
    {
      name: "FM 1187",
      text: "Skirts downtown on the south, from I-35W to the tollway. Limp to a store lot instead of stopping on the edge.",
    },
    {
      name: "Main Street (Business FM 1187)",
      text: "The old highway route, past City Hall. When BNSF gates are down, we enter from the opposite end.",
    },
    {
      name: "Crowley Road (FM 731)",
      text: "North takes you past H.F. Stevens Middle School into Fort Worth, south to Burleson.",
    },
    {
      name: "Chisholm Trail Parkway",
      text: "A cashless toll road west of town, with open country between ramps. Aim for the FM 1187 exit. Failing that, sit belted on the shoulder and dial #999, the tollway's own patrol.",
    },
  ],
  troubleSpots: [
    {
      place: "Bicentennial Park",
      text: "Disc golfers and splash-pad families lose keys along Deer Creek or shut them in the trunk. Say if you are by the Crouch Event Center or nearer Glendale Street.",
    },
    {
      place: "BNSF crossings",
      text: "Should the car die on the rails, get everyone out and well away, and call the number on the blue crossing sign before you call us. A battery that quits in the line of cars is our job.",
    },
    {
      place: "Crowley High School",
      text: "Late practices let out after dark, which is when a flat or an empty battery gets noticed on West Main Street. Stay locked in and name the campus door you can see.",
    },
  ],
  services: [
    {
      service: "tires",
      text: "A puncture discovered in a Mayfair driveway is plugged right there. Shredded rubber on FM 1187 calls for the spare, well clear of traffic.",
    },
    {
      service: "lockouts",
      text: "Outside City Hall or the Crowley Recreation Center, a car with its keys inside is opened with no harm to lock or paint.",
    },
    {
      service: "jump-starts",
      text: "Fort Worth shifts begin early. When a Deer Creek garage greets you with a click before dawn, we bring the jump or the battery.",
    },
    {
      service: "mechanic",
      text: "Rather than a trip up Crowley Road to a Fort Worth shop, have the oil, a warning light or a worn strut handled at your house.",
    },
    {
      service: "brakes",
      text: "Leaving the Chisholm Trail Parkway means going from toll-road speed to a stop at FM 1187. Thin pads announce themselves there; we change them at your curb.",
    },
  ],
  neighborhoods: ["Downtown Crowley", "Deer Creek", "Mayfair", "Crestview", "Crystal Creek", "Karis"],
  landmarks: [
    "Crowley City Hall",
    "Bicentennial Park",
    "Crouch Event Center",
    "Crowley Recreation Center",
    "Crowley High School",
    "H.F. Stevens Middle School",
  ],
  findYou:
    "Lead with the farm road, 1187 or 731, then your side of the BNSF line. On the north side, check whether signs say Crowley or Fort Worth, because the cities touch there.",
};
