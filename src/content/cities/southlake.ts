import type { City } from "../types.ts";

export const city: City = {
  name: "Southlake",
  center: { latitude: 32.9412, longitude: -97.1342 },
  label: { side: "north" },
  county: "Tarrant County",
  addresses: ["/southlake"],
  title: "Southlake, TX Roadside Assistance: Flats, Jumps, Lockouts",
  description:
    "Mobile roadside help across Southlake: Town Square garages, SH 114, Southlake Boulevard, and the lake roads. Tires, batteries, lockouts, brakes.",
  subtitle: "Town Square, Timarron, and the road to the lake.",
  intro:
    "Most of Southlake is off one of two roads, SH 114 and Southlake Boulevard. In Town Square it's garages and one-block streets. Out by the parks it's gates and long driveways, and an address there needs a landmark to go with it.",
  roads: {
    "SH 114":
      "Kimball Avenue, Carroll Avenue, White Chapel Boulevard, and Dove Road are the exits to know. Take one, then tell us eastbound or westbound, and which side of the freeway you stopped on.",
    "Southlake Boulevard (FM 1709)":
      "It runs from Keller to SH 114. Medians decide where anyone may turn left, so knowing whether you're on the north or the south curb saves us a loop.",
    "Davis Boulevard and Randol Mill Avenue (FM 1938)":
      "One state road with two names. It's Davis Boulevard south of Southlake Boulevard and Randol Mill Avenue north of it.",
    "SH 26":
      "It passes along the south edge of the city, between Colleyville and Grapevine. Give us the city on the last sign, and a cross street.",
  },
  troubleSpots: {
    "Town Square garages":
      "Every level looks the same when the engine only clicks. Note which garage and which floor before you walk out to call.",
    "Bob Jones Park":
      "The park has more than one lot. Tell us the sport, the dog park, or the horse trailers, whichever is closest, because a wrong lot costs minutes.",
    "Dragon Stadium on a Friday":
      "The lots empty slowly after the final play, and one dead battery can hold up a row. Raise the hood so it shows from the aisle.",
  },
  services: {
    tires:
      "Plenty of cars at Town Square wear wheel locks, and the key is rarely where it should be. We remove the lock first, then repair or change the tire.",
    lockouts:
      "Racket in hand and keys in the trunk at the Southlake Tennis Center? We get the trunk open, and the match goes on.",
    "jump-starts":
      "After a week away through DFW Airport, you may find a silent car in your Timarron garage. We jump it, test it, and bring a battery in case.",
    wheels:
      "A lost lock key doesn't strand the car in the garage. We take off wheel locks and rounded lug nuts on any level at Town Square, and from a horse trailer at Bob Jones Park.",
    brakes:
      "Southlake Boulevard asks for the brakes at nearly every cross street. We service pads, rotors, and calipers in your driveway.",
  },
  neighborhoods: "Timarron, Carillon, Stone Lakes, Monticello Estates, Versailles, Clariden Ranch",
  landmarks:
    "Southlake Town Square, Southlake Town Hall, The Marq Southlake, Bicentennial Park, Dragon Stadium, Carroll Senior High School, Bob Jones Nature Center",
  findYou:
    "In Town Square, give us the garage and the level, or the two streets at your corner. Elsewhere, count from SH 114 or Southlake Boulevard, and tell us the code if there's a gate. In a park, the field number or the nearest building is what we need.",
};
