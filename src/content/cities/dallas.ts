import type { City } from "../types.ts";

export const city: City = {
  name: "Dallas",
  center: { latitude: 32.7767, longitude: -96.797 },
  label: { side: "northwest", large: true, away: 14 },
  county: "Dallas County",
  addresses: ["/dallas"],
  title: "Dallas, TX Roadside Assistance: Tires, Jump Starts, Lockouts",
  description:
    "Broken down in Dallas? Mobile tire, battery, lockout, mechanic, and brake help from downtown garages to LBJ, Central Expressway, and Oak Cliff.",
  subtitle: "Downtown garages, sunken freeways, quiet side streets.",
  intro:
    "Dallas puts a lot of freeway below street level: Central Expressway, the LBJ toll lanes, Woodall Rodgers under Klyde Warren Park. Down there, give us your direction and the last exit you passed.",
  roads: {
    "Central Expressway (US 75)":
      "It runs in a trench for six miles north of downtown, with the frontage roads above. If the car still rolls, take the next exit and turn off the frontage road. If it doesn't, tell us your direction and the last exit sign.",
    "LBJ Freeway (I-635)":
      "Between Webb Chapel Road and Hillcrest Road, two stretches of the TEXpress toll lanes lie 30 feet below the free lanes. Tell us which level you're on. Stuck in the toll lanes? Stay belted in and call 911.",
    "I-30":
      "West of the Mixmaster it's the Tom Landry Freeway, east of downtown R.L. Thornton. The Canyon downtown is being rebuilt until 2030 or later, and some of its bridges are closed, so go by exit signs, not by cross streets.",
    "Stemmons Freeway (I-35E)":
      "It passes the west side of downtown. South of the Mixmaster it's called R.L. Thornton too, so give us the number.",
    "Dallas North Tollway":
      "South of I-635 it's narrow and has no frontage roads. If the car still moves, take the next exit, such as Mockingbird Lane. If not, stay belted in on the shoulder.",
  },
  troubleSpots: {
    "Downtown and Uptown garages":
      "Ceilings are low, and phones lose signal on the lower floors. Note the street entrance, the level, and the posted clearance before you walk up to call.",
    "The Mixmaster":
      "I-30 and I-35E meet beside downtown, and the lanes divide quickly. Keep rolling to a full shoulder. The striped wedge between ramps is no place to stop.",
    "White Rock Lake":
      "Locked out after a lap? Share your phone's pin, or give us the nearest sign, and wait in the shade.",
  },
  services: {
    tires:
      "A curb or a pothole can split a sidewall, and that's a job for the spare. A puncture in the tread can often be plugged at your parking meter.",
    lockouts:
      "Dinner in Bishop Arts, an errand at NorthPark, a pickup at Love Field: keys get locked in at all three. We open the door at the curb or three levels down.",
    "jump-starts":
      "A long day at Fair Park can drain a weak battery. Give us the gate number, and the jump or the new battery comes to you.",
    mechanic:
      "Driveways in Lake Highlands and Oak Cliff suit oil changes, diagnostics, and suspension work. In an Uptown tower, ask first if the garage allows it.",
    brakes:
      "Rush hour at the High Five can be one long press of the pedal. We bring pads and rotors to Preston Hollow, Pleasant Grove, or your office lot.",
  },
  neighborhoods: "Oak Cliff, Lakewood, Lake Highlands, Deep Ellum, Uptown, Preston Hollow, Pleasant Grove",
  landmarks:
    "Reunion Tower, American Airlines Center, Klyde Warren Park, Fair Park, Dallas Love Field, NorthPark Center, Dallas Zoo",
  findYou:
    "Use highway numbers, because R.L. Thornton means I-30 east of downtown and I-35E south of it. On a city street, include the North, South, East, or West.",
};
