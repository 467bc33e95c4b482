import type { CityTexts, Place } from "../types.ts";

export const place: Place = { name: "Grand Prairie", point: [32.746, -96.9978], label: { side: "south" } };

export const city: CityTexts = {
  county: "Dallas County",
  card: "I-30, I-20, the Bush Turnpike, SH 360 and the Joe Pool Lake parks.",
  addresses: ["/grand-prairie-tx-roadside-assistance"],
  title: "Roadside Assistance in Grand Prairie, TX",
  description:
    "Grand Prairie roadside help from Lone Star Park to Joe Pool Lake: flat tires, dead batteries, lockouts, brakes and car repairs, day and night.",
  hero: {
    title: "{hours} Roadside Assistance in Grand Prairie, TX",
    subtitle: "Lone Star Park to Joe Pool Lake, at any hour.",
    description:
      "Grand Prairie is narrow and very long, from the Trinity River bottoms to the south shore of Joe Pool Lake. Two interstates cross it and look alike at night, so our opening question is which one is closer.",
  },
  roads: [
    {
      name: "Bush Turnpike Western Extension (SH 161)",
      text: "The toll road that ties I-30 to I-20. Its frontage roads cost nothing, and a limping car belongs there.",
    },
    {
      name: "I-30",
      text: "Game traffic for the Arlington stadiums bunches up at the city line. Belt Line Road is the exit for Lone Star Park.",
    },
    {
      name: "I-20",
      text: "Boat trailers headed for the lake share it with freight. Great Southwest Parkway or Carrier Parkway is a handy reference point.",
    },
    {
      name: "SH 360",
      text: "The Arlington line runs along it, so two cities can claim your exit. Northbound or southbound settles which ramp we take.",
    },
    {
      name: "Lake Ridge Parkway",
      text: "Crosses Joe Pool Lake on bridges that are no place for a jack. Ease over to the far bank if the wheel will still turn.",
    },
  ],
  troubleSpots: [
    {
      place: "Great Southwest industrial district",
      text: "Long rows of warehouses look the same from the cab. Give the street and the dock door number.",
    },
    {
      place: "Lynn Creek Park and Loyd Park",
      text: "A day of music at the ramp drains a battery, and fobs get shut in the truck before a swim. Name the park, then beach, ramp or campsite.",
    },
    {
      place: "Lone Star Park and its neighbors",
      text: "Races, and shows at the theater next door, fill acres of asphalt. Recall the gate you came through and wait inside the car.",
    },
  ],
  services: [
    {
      service: "tires",
      text: "Pallet nails and steel banding off Great Southwest Parkway end up in passenger treads. A plug fixes most of them; a shredded tire means the spare.",
    },
    {
      service: "lockouts",
      text: "Arms full of bags at Grand Prairie Premium Outlets, and the hatch closes on the key. Opening it takes tools made for the job, not force.",
    },
    {
      service: "jump-starts",
      text: "Campers at Loyd Park run lights and pumps all weekend. Sunday's dead battery is jumped beside the site and exchanged if it cannot recover.",
    },
    {
      service: "mechanic",
      text: "Mira Lagos and Lake Parks sit out by the water. Diagnostics, oil and suspension work come to your driveway there.",
    },
    {
      service: "brakes",
      text: "Pulling a boat up from Joe Pool Lake and then stopping for every light on Carrier Parkway is hard on rotors. They are checked and changed at home.",
    },
  ],
  neighborhoods: ["Dalworth", "Westchester", "Sheffield Village", "Lake Parks", "High Hawk", "Mira Lagos"],
  landmarks: [
    "Lone Star Park",
    "EpicCentral",
    "Uptown Theater",
    "Grand Prairie Premium Outlets",
    "Grand Prairie Municipal Airport",
    "Lynn Creek Park",
    "Loyd Park",
  ],
  findYou:
    "Say north of I-30, between the interstates, or south of I-20. Downtown, the Union Pacific tracks lie between Main Street and Jefferson Street, so tell us which street you can see.",
};
