import type { City } from "../types.ts";

export const city: City = {
  name: "Grand Prairie",
  center: { latitude: 32.746, longitude: -96.9978 },
  label: { side: "southeast", stacked: true },
  county: "Dallas County",
  card: "I-30, I-20, the Bush Turnpike, SH 360, and the Joe Pool Lake parks.",
  addresses: ["/grand-prairie-tx-roadside-assistance"],
  title: "Grand Prairie, TX Roadside Assistance: Tires, Jump Starts",
  description:
    "Grand Prairie roadside help from Lone Star Park to Joe Pool Lake: flat tires, dead batteries, lockouts, brakes, and car repairs, {anytime}.",
  subtitle: "Lone Star Park to Joe Pool Lake, {anytime}.",
  intro:
    "I-30, I-20, the Bush Turnpike, and SH 360 all pass through Grand Prairie, and there are lake parks with gates and loops of their own. At night the two interstates look alike. So our first question is which one you're closer to.",
  roads: {
    "Bush Turnpike Western Extension (SH 161)":
      "The toll road between I-30 and I-20, about two miles east of SH 360. A limping car belongs on the frontage road. On the toll lanes, stay belted in on the shoulder and turn your hazard lights on.",
    "I-30":
      "Game traffic for the Arlington stadiums comes this way. If the car still rolls, get off early and read us the exit sign, such as Belt Line Road or Great Southwest Parkway.",
    "I-20":
      "SH 360 and the Bush Turnpike both meet it, so lanes divide quickly. Stay out of the striped wedges, and say which of the two you passed last.",
    "SH 360":
      "The Arlington line runs along it, so two cities can claim your exit. Northbound or southbound settles which ramp we take.",
    "Belt Line Road (FM 1382)":
      "South of SH 180 it's a state road too, FM 1382, on the way to Cedar Hill. You may see either name on a sign, so give us the one you see.",
  },
  troubleSpots: {
    "Great Southwest industrial district":
      "Long rows of warehouses look the same from the cab. Give us the street and the dock door number.",
    "Lynn Creek Park and Loyd Park":
      "A day of music beside Joe Pool Lake drains a battery, and fobs get locked in the truck before a swim. Name the park, then the beach, ramp, or campsite.",
    "Lone Star Park and its neighbors":
      "Races, and shows at the theater nearby, fill acres of asphalt. Remember the gate you came through, and wait inside the car.",
  },
  services: {
    tires:
      "Pallet nails and steel banding from warehouse streets end up in tires. A plug fixes most holes in the tread, and a shredded tire means the spare.",
    lockouts:
      "Arms full of bags at Grand Prairie Premium Outlets, and the hatch closes on the key. We open it with tools made for the job, not force.",
    "jump-starts":
      "Campers at Loyd Park run lights and pumps all weekend. On Sunday we jump the dead battery beside the site, or swap it if it won't hold a charge.",
    mechanic:
      "Live in Mira Lagos or Lake Parks? Diagnostics, oil changes, and suspension work come to your driveway.",
    brakes:
      "Pulling a boat home from Joe Pool Lake and stopping for every light is hard on rotors. We check them and change them at your house.",
  },
  neighborhoods: "Dalworth, Westchester, Sheffield Village, Lake Parks, High Hawk, Mira Lagos",
  landmarks:
    "Lone Star Park, EpicCentral, Uptown Theater, Grand Prairie Premium Outlets, Grand Prairie Municipal Airport, Lynn Creek Park, Loyd Park",
  findYou:
    "Say north of I-30, between the interstates, or south of I-20. Downtown, the railroad runs between Main Street and Jefferson Street, so tell us which of the two you can see.",
};
