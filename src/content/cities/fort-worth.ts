import type { CityTexts, Place } from "../types.ts";

export const place: Place = {
  name: "Fort Worth",
  point: [32.7555, -97.3308],
  label: { side: "south", large: true },
};

export const city: CityTexts = {
  county: "Tarrant County",
  card: "Downtown, the Stockyards, I-30, I-35W and all of Loop 820.",
  addresses: ["/fort-worth-tx-roadside-assistance"],
  title: "Roadside Assistance in Fort Worth, TX",
  description:
    "Roadside help in Fort Worth from the Stockyards to TCU: flat tires, lockouts, weak batteries, worn brakes and repairs, on I-35W or in a garage.",
  hero: {
    title: "{hours} Roadside Assistance in Fort Worth, TX",
    subtitle: "Stockyards bricks, downtown garages, I-35W shoulders.",
    description:
      "Fort Worth is too large for a one-size answer. A flat on the bricks of Camp Bowie is a quiet job; the same flat on I-35W near Alliance is not. We ask where you are first, then prepare for a garage, a shoulder or a driveway.",
  },
  roads: [
    {
      name: "I-35W",
      text: "TEXpress lanes go north from downtown, separate from the free ones. Freight bound for Alliance leaves shredded rubber, so watch the pavement well ahead.",
    },
    {
      name: "I-30",
      text: "Called the West Freeway west of downtown. University Drive or Hulen Street places you quickly.",
    },
    {
      name: "Chisholm Trail Parkway",
      text: "A cashless toll road from near downtown to the southwest and on to Cleburne. No booth attendant will notice you, so remember the last exit.",
    },
    {
      name: "Loop 820",
      text: "It circles the city, with I-20 closing the south side. Add a quadrant and something nearby, such as Lake Worth or Meadowbrook Drive.",
    },
    {
      name: "Camp Bowie Boulevard",
      text: "Brick paving through Arlington Heights shakes loose whatever is worn. A clunk here is worth a suspension check.",
    },
  ],
  troubleSpots: [
    {
      place: "Exchange Avenue in the Stockyards",
      text: "Visitors return late to a silent starter or a missing key. For tire work we may have you creep off the bricks to level concrete before the jack goes under.",
    },
    {
      place: "Downtown and West 7th garages",
      text: "Low ceilings keep tall vehicles out, and bottom levels lose phone signal. Note level, row and entry street, then go up to daylight and call.",
    },
    {
      place: "The I-30 and I-35W interchange",
      text: "Locals call it the Mixmaster, and its elevated ramps offer little refuge. Coast down if the car still rolls. Otherwise hazards on, belt fastened, and 911 first.",
    },
  ],
  services: [
    {
      service: "tires",
      text: "Race days at Texas Motor Speedway put cars on grass, where a jack sinks. Warn us about the surface.",
    },
    {
      service: "lockouts",
      text: "A Fort Worth Zoo morning means strollers, coolers and one trunk slammed too soon. The lock is opened, the car unharmed.",
    },
    {
      service: "jump-starts",
      text: "When Dickies Arena lets out, a car parked since afternoon may have nothing left. Back into the space on arrival and our cables reach it.",
    },
    {
      service: "mechanic",
      text: "Fault codes and oil changes are handled in a Wedgwood driveway or behind your Near Southside office.",
    },
    {
      service: "brakes",
      text: "Each morning I-30 drops from full speed to a crawl before downtown. Pads, rotors and calipers pay for it, and we replace them in a Ridglea garage or a work lot.",
    },
  ],
  neighborhoods: [
    "Arlington Heights",
    "Fairmount",
    "Near Southside",
    "Ridglea",
    "Wedgwood",
    "Meadowbrook",
    "Polytechnic Heights",
  ],
  landmarks: [
    "Fort Worth Stockyards",
    "Sundance Square",
    "Will Rogers Memorial Center",
    "Fort Worth Zoo",
    "Texas Christian University",
    "Hulen Mall",
    "John Peter Smith Hospital",
  ],
  findYou:
    "North Main Street is the Stockyards and South Main is the Near Southside, so always include the compass word. On a freeway, read out the number, your direction and the previous exit.",
};
