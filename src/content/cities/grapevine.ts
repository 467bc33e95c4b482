import type { City } from "../types.ts";

export const city: City = {
  name: "Grapevine",
  center: { latitude: 32.9343, longitude: -97.0781 },
  label: { side: "southeast" },
  county: "Tarrant County",
  addresses: ["/grapevine"],
  title: "Grapevine, TX Roadside Assistance: Flats, Jumps, Lockouts",
  description:
    "Grapevine roadside help near DFW Airport, Grapevine Mills, Main Street, and the lake: flats, jump starts, batteries, lockouts, and mobile brakes.",
  subtitle: "Airport side, lake side, and historic Main Street.",
  intro:
    "SH 114, SH 121, SH 26, and SH 360 all come together in Grapevine, around the north entrance of DFW Airport. Plenty of drivers here are visitors in a rental. If the signs blur together, name your hotel, or read the nearest exit sign aloud.",
  roads: {
    "SH 114 and SH 121":
      "They share one wide roadway through town before parting. If the car is quitting, work your way right early and get down to the frontage road.",
    "William D. Tate Avenue":
      "It's also the SH 121 frontage road, so a street number alone leaves us guessing. Northbound or southbound settles it.",
    "Texan Trail (Business SH 114)":
      "The detour when Main Street closes for a festival. Meet the technician here instead, and say which side of the closure you're on.",
    "FM 2499":
      "Its main lanes run below ground level past Stars and Stripes Way and Grapevine Mills Boulevard. Climb the ramp if the car can. If it can't, stay belted in, far over on the shoulder, and call 911.",
    "SH 26 (Ira E. Woods Avenue)":
      "This is its name on the way in from Colleyville. After SH 114 it turns onto Texan Trail, so go by the sign in front of you.",
  },
  troubleSpots: {
    "Airport hotels":
      "Travelers park, fly out for a week, and come back to a dead battery. The hotel's name and the parking row are all we need.",
    "Grapevine Mills":
      "The lots ring the whole mall, a long walk from end to end. Before you call, look up at the entrance you came out of.",
    "Boat ramps on Grapevine Lake":
      "Keys end up in the water, and batteries fade while the trailer lights burn. Bring the car up to level ground, because no jack is safe on a ramp.",
  },
  services: {
    tires:
      "A rental may carry no spare. Check under the trunk floor, and we'll plug or change the tire at your Grapevine hotel.",
    lockouts:
      "Between tasting rooms on Main Street, a fob is easily left on the seat. We open the car in whichever lot you left it.",
    "jump-starts":
      "TEXRail and Vintage Railroad passengers leave cars parked for hours. The jump or the new battery comes to your level of the garage.",
    wheels:
      "Rentals and trailers turn up with rounded lug nuts, and the key to the wheel locks is often at home. We take them off in your hotel's lot, or on level ground above a boat ramp.",
    brakes:
      "Sudden slowdowns where SH 114 joins SH 121 are rough on rotors. If the pedal pulses afterward, park at the Mills or on Main and let us look.",
  },
  neighborhoods: "Historic Downtown, Lake Pointe, Stone Bridge Oaks, Glade Hill, Western Oaks",
  landmarks:
    "Grapevine Mills, Gaylord Texan Resort, Great Wolf Lodge, Grapevine Main Station, Grapevine Vintage Railroad, Oak Grove Park, Meadowmere Park",
  findYou:
    "Start with airport side, lake side, or Main Street. On the big interchange, add main lanes, TEXpress lanes, or frontage road, and the words on the sign ahead.",
};
