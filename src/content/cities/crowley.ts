import type { City } from "../types.ts";

export const city: City = {
  name: "Crowley",
  center: { latitude: 32.579, longitude: -97.3625 },
  label: { side: "east" },
  county: "Tarrant County",
  card: "FM 1187, FM 731, Main Street, and the Chisholm Trail Parkway ramps.",
  addresses: ["/crowley-tx-roadside-assistance"],
  title: "Crowley, TX Roadside Assistance: Flats, Jumps, Lockouts",
  description:
    "Crowley drivers get mobile help with flats, lockouts, dead batteries, and brakes on FM 1187, Crowley Road, and the way out to the Chisholm Trail Parkway.",
  subtitle: "Between I-35W and the Chisholm Trail Parkway.",
  intro:
    "Two farm roads, FM 1187 and FM 731, run through Crowley, with I-35W to the east and the Chisholm Trail Parkway to the west. Give us the road and the nearest cross street. A school district or a ZIP code isn't enough.",
  roads: {
    "FM 1187":
      "It passes downtown on the south side, between I-35W and the tollway. Limp to a store lot instead of stopping on the edge of the road.",
    "Main Street (Business FM 1187)":
      "City Hall is on East Main Street. If a train or a closed block is in your way, tell us, and we'll come in from the other end.",
    "Crowley Road (FM 731)":
      "It meets Main Street. Burleson has an FM 731 as well, so say Crowley when you give us the number.",
    "Chisholm Trail Parkway":
      "A toll road with its FM 1187 interchange just west of town, and no booths. Aim for that exit. If you can't make it, stop on the shoulder, stay belted in, and tell us the last exit sign you passed.",
  },
  troubleSpots: {
    "Bicentennial Park":
      "Disc golfers and splash-pad families lose keys or lock them in the trunk. Name the building or sign you're closest to.",
    "Railroad crossings":
      "If the car dies on the rails, get everyone out and well away. Call the number on the blue crossing sign, or 911 if you can't find one, before you call us. A battery that quits in the line of cars is our job.",
    "Crowley High School":
      "Late practices let out after dark, and that's when a flat or a dead battery gets noticed. Stay in the car with the doors locked, and name the campus door you can see.",
  },
  services: {
    tires:
      "We plug a puncture in a Mayfair driveway right there. Shredded rubber on FM 1187 calls for the spare, well clear of traffic.",
    lockouts:
      "Outside City Hall or the Crowley Recreation Center, with the keys in the car? We open the door, no damage done.",
    "jump-starts":
      "Fort Worth shifts start early. When the car in your Deer Creek garage only clicks in the morning, we bring the jump or the battery.",
    mechanic:
      "Skip the trip to a Fort Worth shop. Have the oil, a warning light, or a worn strut handled at your house.",
    brakes:
      "Coming off the tollway, you go from highway speed to a stop. Thin pads announce themselves there, and we change them at your curb.",
  },
  neighborhoods: "Downtown Crowley, Deer Creek, Mayfair, Crestview, Crystal Creek, Karis",
  landmarks:
    "Crowley City Hall, Bicentennial Park, Crouch Event Center, Crowley Recreation Center, Crowley High School, H.F. Stevens Middle School",
  findYou:
    "Lead with the farm road, FM 1187 or FM 731, then the nearest cross street and your side of the railroad. On the north side, check whether signs say Crowley or Fort Worth, and tell us which. On the tollway, give us the direction and the last exit.",
};
