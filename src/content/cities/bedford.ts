import type { CityTexts, Place } from "../types.ts";

export const place: Place = { name: "Bedford", point: [32.844, -97.1431], label: { side: "northwest" } };

export const city: CityTexts = {
  county: "Tarrant County",
  card: "Airport Freeway, the 121/183 split, Harwood Road and Central Drive.",
  addresses: ["/bedford-tx-roadside-assistance", "/bedford"],
  title: "Roadside Assistance in Bedford, TX",
  description:
    "Car trouble in Bedford? Mobile tire, battery, lockout and brake help along Airport Freeway, Harwood Road and Central Drive, day or night.",
  hero: {
    title: "{hours} Roadside Assistance in Bedford, TX",
    subtitle: "Either side of the 121 split, we come to you.",
    description:
      "Airport Freeway cuts Bedford in half, and SH 121 peels away from SH 183 inside the city. Read us the highway number on the last sign and we plan the approach around it.",
  },
  roads: [
    {
      name: "SH 183 and SH 121 (Airport Freeway)",
      text: "Two highway numbers share one freeway until they part here. The TEXpress lanes are set apart, so ride to their next exit if the wheels still turn.",
    },
    {
      name: "SH 121 north of the split",
      text: "Heads toward Grapevine past Harwood Road and Cheek-Sparger Road. Either name tells us which ramp to use.",
    },
    {
      name: "Harwood Road",
      text: "The long crosstown street between Hurst and Euless. Turn off into a side street rather than stop at the curb.",
    },
    {
      name: "Central Drive",
      text: "Passes Pennington Field, crosses the freeway and runs north to Cheek-Sparger Road. Friday night football fills it before kickoff.",
    },
    {
      name: "Brown Trail",
      text: "Comes up from the Hurst line and carries on to Colleyville. Mention which end of the freeway bridge you are on.",
    },
  ],
  troubleSpots: [
    {
      place: "Pennington Field",
      text: "A dome light left on through four quarters is enough for an aging battery. Let the rows empty, then our technician can park nose to nose with you.",
    },
    {
      place: "Hospital Parkway",
      text: "Visitors rush into Texas Health HEB and leave the key on the seat. Name the door you walked in by.",
    },
    {
      place: "The fork of SH 121 and SH 183",
      text: "Glass and tire scraps gather in the painted triangle where the lanes part. Never stop inside it; coast to a frontage road before you phone.",
    },
  ],
  services: [
    {
      service: "tires",
      text: "Changing a wheel beside Airport Freeway takes room, so a Harwood Road parking lot is a better meeting point. Stripped lug nuts and wheel locks come off there too.",
    },
    {
      service: "lockouts",
      text: "At Generations Park the swim bag goes into the trunk, and the key goes with it. Your door is opened with paint and seals intact.",
    },
    {
      service: "jump-starts",
      text: "Apartment cars around Forest Ridge Drive bake outdoors all summer. After the jump comes a test, then a new battery if it fails.",
    },
    {
      service: "mechanic",
      text: "Warning light between Brown Trail and Bedford Road? Pull off at either, and we read the code before you decide anything.",
    },
    {
      service: "brakes",
      text: "Traffic slows hard for the split every rush hour. If you hear metal, stop on a quiet Bedford street and have the pads replaced.",
    },
  ],
  neighborhoods: ["Stonegate", "Shady Brook", "Spring Garden", "Bedford Heights", "Bell Manor"],
  landmarks: [
    "Pennington Field",
    "Generations Park at Boys Ranch",
    "Bedford Public Library",
    "Bedford City Hall",
    "Texas Health Harris Methodist Hospital HEB",
    "Old Bedford School",
  ],
  findYou:
    "Start with the highway: 183, 121, or the stretch they share. Then give the nearest exit, such as Brown Trail, Bedford Road or Central Drive, and whether the frontage road you see runs east or west.",
};
