import type { City } from "../types.ts";

export const city: City = {
  name: "Fort Worth",
  center: { latitude: 32.7555, longitude: -97.3308 },
  label: { side: "south", large: true, away: 14 },
  county: "Tarrant County",
  card: "Downtown, the Stockyards, I-30, I-35W, and all of Loop 820.",
  addresses: ["/fort-worth-tx-roadside-assistance"],
  title: "Fort Worth, TX Roadside Assistance: Flats, Jumps, Lockouts",
  description:
    "Roadside help in Fort Worth from the Stockyards to TCU: flat tires, lockouts, weak batteries, worn brakes, and repairs, on I-35W or in a garage.",
  subtitle: "Stockyards bricks, downtown garages, I-35W shoulders.",
  intro:
    "Fort Worth is too big for one answer. A flat on the bricks of Camp Bowie Boulevard is a quiet job, and the same flat on I-35W isn't. So we ask where you are first.",
  roads: {
    "I-35W":
      "TEXpress toll lanes run beside the free ones for 17 miles, from I-30 at downtown north to Eagle Parkway near Alliance. Tell us which lanes you're in. If you can't get clear of traffic, stay belted in and dial 911.",
    "I-30":
      "It meets I-35W at the southeast edge of downtown. If the car still rolls, take the next ramp before you call. If it doesn't, give us your direction and the last exit sign you can read.",
    "Chisholm Trail Parkway":
      "A toll road from I-30 near downtown to Cleburne, with gantries in place of booths. Aim for the next exit. If you can't reach it, stay belted in on the shoulder with your hazard lights on.",
    "Loop 820 (I-820)":
      "It circles the city and some of its suburbs, and people call its sides North Loop 820 or East Loop 820. Give us your side of the loop and the last exit.",
    "Camp Bowie Boulevard":
      "About three miles of it are brick, some of it nearly a century old. Bricks shake loose whatever is worn, so a clunk here is worth a suspension check.",
  },
  troubleSpots: {
    "Exchange Avenue in the Stockyards":
      "The street is brick. For tire work we may have you creep onto level concrete before the jack goes under. Name the sign you're parked by.",
    "Downtown and West 7th garages":
      "Low ceilings keep tall vehicles out, and the bottom levels lose phone signal. Note the level, the row, and the entry street, then go up to daylight and call.",
    "The I-30 and I-35W interchange":
      "Locals call it the Mixmaster, and a ramp is a bad place to stop. Coast down if the car still rolls. If it won't, turn the hazards on, keep your belt fastened, and call 911 first.",
  },
  services: {
    tires: "Parked on the grass at Texas Motor Speedway? A jack sinks there, so warn us about the surface.",
    lockouts:
      "A morning at the Fort Worth Zoo means strollers, coolers, and one trunk slammed too soon. We open it with tools that leave no mark.",
    "jump-starts":
      "When Dickies Arena lets out, a car parked since afternoon may have nothing left. Back into the space when you get there, and the hood is easy to reach.",
    mechanic:
      "We handle trouble codes and oil changes in a Wedgwood driveway or behind your Near Southside office.",
    brakes:
      "Stop-and-go on I-30 into downtown wears pads, rotors, and calipers. We replace them in a Ridglea garage or a work lot.",
  },
  neighborhoods:
    "Arlington Heights, Fairmount, Near Southside, Ridglea, Wedgwood, Meadowbrook, Polytechnic Heights",
  landmarks:
    "Fort Worth Stockyards, Sundance Square, Will Rogers Memorial Center, Fort Worth Zoo, Texas Christian University, Hulen Mall, John Peter Smith Hospital",
  findYou:
    "Many street names start with North, South, East, or West, so always include the compass word. On a freeway, give us the number, your direction, and the last exit.",
};
