import type { CityTexts, Place } from "../types.ts";

export const place: Place = { name: "Grapevine", point: [32.9343, -97.0781], label: { side: "northeast" } };

export const city: CityTexts = {
  county: "Tarrant County",
  addresses: ["/grapevine"],
  title: "Grapevine, TX Roadside Assistance Anytime",
  description:
    "Grapevine roadside help near DFW Airport, Grapevine Mills, Main Street and the lake: flats, jump starts, batteries, lockouts and mobile brakes.",
  hero: {
    title: "{hours} Roadside Assistance in Grapevine, TX",
    subtitle: "Airport side, lake side and historic Main Street.",
    description:
      "Highways 114, 121, 26 and 360 all run into Grapevine, with DFW Airport on one side and Grapevine Lake on the other. Plenty of drivers here are visitors in a rental. If the signs blur together, name your hotel or read the nearest exit sign aloud.",
  },
  roads: [
    {
      name: "SH 114 and SH 121",
      text: "They share one very wide roadway through town before parting. With a failing car, work right early and get down to the frontage road.",
    },
    {
      name: "William D. Tate Avenue",
      text: "It doubles as the SH 121 frontage road, so a street number alone leaves us guessing. Northbound or southbound settles it.",
    },
    {
      name: "Northwest Highway",
      text: "Meets Main Street at the north end of the festival blocks. When GrapeFest closes Main, meet the technician here instead.",
    },
    {
      name: "FM 2499",
      text: "Its main lanes dip under Stars and Stripes Way and Grapevine Mills Boulevard. Climb the ramp if the car can; in the cut, wait belted, far onto the shoulder.",
    },
  ],
  troubleSpots: [
    {
      place: "Airport hotels",
      text: "Travelers park, fly out of DFW for a week and land to a dead battery. Hotel name and parking row are all we need.",
    },
    {
      place: "Grapevine Mills",
      text: "The lots ring the whole mall, a long walk from end to end. Before you call, look up at the entrance you came out of.",
    },
    {
      place: "Katie's Woods and Meadowmere",
      text: "Keys go into the lake and batteries fade while the trailer lights burn. Bring the car up from the boat ramp to level ground, since no jack is safe on that slope.",
    },
  ],
  services: [
    {
      service: "tires",
      text: "A rental picked up at DFW may carry no spare. Check under the trunk floor, and we plug or change the tire at your Grapevine hotel.",
    },
    {
      service: "lockouts",
      text: "Between tasting rooms on Main Street, a fob is easily left on the seat. We open the car, undamaged, in whichever side-street lot you left it.",
    },
    {
      service: "jump-starts",
      text: "TEXRail and Vintage Railroad passengers leave cars near Main Station for hours. The jump or fresh battery comes to your level of the garage.",
    },
    {
      service: "mechanic",
      text: "Airport and resort shifts start at every hour of the clock. Oil changes, diagnostics and minor repairs fit around yours, at home in Western Oaks or Lake Pointe.",
    },
    {
      service: "brakes",
      text: "Sudden slowdowns where 114 joins 121 are rough on rotors. If the pedal pulses afterward, park at the Mills or on Main and let us look.",
    },
  ],
  neighborhoods: ["Historic Downtown", "Lake Pointe", "Stone Bridge Oaks", "Glade Hill", "Western Oaks"],
  landmarks: [
    "Grapevine Mills",
    "Gaylord Texan Resort",
    "Great Wolf Lodge",
    "Grapevine Main Station",
    "Grapevine Vintage Railroad",
    "Oak Grove Park",
    "Meadowmere Park",
  ],
  findYou:
    "Start with airport side, lake side or Main Street. On the big interchange, add main lanes, TEXpress lanes or frontage road, plus the words on the sign ahead.",
};
