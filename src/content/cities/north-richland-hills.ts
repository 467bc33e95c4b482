import type { CityTexts, Place } from "../types.ts";

export const place: Place = { name: "North Richland Hills", point: [32.8343, -97.2289] };

export const city: CityTexts = {
  county: "Tarrant County",
  addresses: ["/north-richland-hills"],
  title: "Roadside Assistance in North Richland Hills",
  description:
    "Loop 820, Davis Boulevard or a TEXRail lot: mobile roadside help in North Richland Hills for tires, batteries, lockouts, brakes and small repairs.",
  hero: {
    title: "{hours} Roadside Assistance in North Richland Hills, TX",
    subtitle: "Loop 820, Smithfield and both TEXRail stations.",
    description:
      "North Richland Hills reaches from the stores along Loop 820 up to North Tarrant Parkway. The old town of Smithfield is folded into it, along with the HomeTown lakes and the slides of NRH2O. Toll lanes and rail crossings shape our route, so begin with the road you are on.",
  },
  roads: [
    {
      name: "Loop 820 (I-820)",
      text: "Concrete walls separate the TEXpress toll lanes from the free ones. Inside them, use the shoulder and remain in the car; the operator sends its own crew. Otherwise, leave at Rufe Snow Drive or Holiday Lane.",
    },
    {
      name: "Boulevard 26 (SH 26)",
      text: "Longtime residents still say Grapevine Highway. It slants northeast past NRH2O to Colleyville.",
    },
    {
      name: "Davis Boulevard (FM 1938)",
      text: "Crosses the TEXRail line at Smithfield, where gates close often. Hold a failing car well short of the rails.",
    },
    {
      name: "Rufe Snow Drive",
      text: "Store entrances crowd both curbs north of Loop 820. Any of them beats a through lane.",
    },
    {
      name: "Mid-Cities Boulevard",
      text: "Goes by Birdville High, and turns into Watauga Road at the Watauga line.",
    },
  ],
  troubleSpots: [
    {
      place: "Iron Horse and Smithfield stations",
      text: "TEXRail riders return from the airport to silent cars. Both stations have North Richland Hills in their name, so tell us which one.",
    },
    {
      place: "NRH2O parking lot",
      text: "A fob that rode the slides with its owner may refuse to wake the car. Leave it to dry while we open the door, undamaged.",
    },
    {
      place: "Where 820 meets 121 and 183",
      text: "Lanes part quickly near North East Mall, so pick the frontage road early with a bad tire. Stopped on a flyover, stay belted: there is only air behind the rail.",
    },
  ],
  services: [
    {
      service: "tires",
      text: "Loop 820 debris ends up in treads that we plug on Meadow Lakes and Iron Horse driveways. Seized wheel locks and rounded lug nuts come off there too.",
    },
    {
      service: "lockouts",
      text: "The library and the NRH Centre are neighbors in HomeTown. Specify which, and we unlock the car without a scratch.",
    },
    {
      service: "jump-starts",
      text: "Stadium nights at the Birdville ISD complex on Mid-Cities Boulevard run late. A raised hood helps our technician spot you.",
    },
    {
      service: "mechanic",
      text: "Thornbridge is a long way from the repair shops down Boulevard 26. Diagnostics, oil changes and suspension work can come north to you.",
    },
    {
      service: "brakes",
      text: "Davis and Rufe Snow are strings of signals, hard on pads. We measure yours and replace them at any NRH address.",
    },
  ],
  neighborhoods: ["Smithfield", "HomeTown", "Iron Horse", "Meadow Lakes", "Thornbridge", "Forest Glenn"],
  landmarks: [
    "NRH2O Family Water Park",
    "NRH City Hall",
    "NRH Centre",
    "Birdville High School",
    "Richland High School",
    "Medical City North Hills",
    "Iron Horse Golf Course",
  ],
  findYou:
    "Use the full city name, since Richland Hills is a separate city to the south. Then add the boulevard, and north or south of the TEXRail tracks.",
};
