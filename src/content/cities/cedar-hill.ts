import type { City } from "../types.ts";

export const city: City = {
  name: "Cedar Hill",
  center: { latitude: 32.5885, longitude: -96.9561 },
  label: { side: "east", stacked: true },
  county: "Dallas County",
  card: "US 67, FM 1382, Hillside Village, and Cedar Hill State Park.",
  addresses: ["/cedar-hill-tx-roadside-assistance"],
  title: "Cedar Hill, TX Roadside Assistance: Flats, Jumps, Lockouts",
  description:
    "Flat on US 67, hot brakes on FM 1382, or a dead battery at the state park? Cedar Hill roadside help drives up to you, {anytime}.",
  subtitle: "Up the hill, down to the lake, and along US 67.",
  intro:
    "Cedar Hill has real slopes: the city calls its hill the highest ground between the Red River and the Gulf. Joe Pool Lake lies to the west. Grades heat brakes and make a jack unsafe, so flat ground is what we look for before tools come out.",
  roads: {
    "US 67":
      "The freeway through the city. Pick the frontage road over the shoulder, and tell us northbound or southbound, and the last exit.",
    "FM 1382":
      "It goes past Dogwood Canyon and the state park on the way to Grand Prairie. Use a low gear on the way down, and pull off where the ground is level.",
    "Belt Line Road":
      "The broadcast towers stand along its west end. The road goes on to DeSoto, so East Belt Line and West Belt Line are two different places.",
    "Lake Ridge Parkway":
      "It meets US 67 near the Ellis County line. Don't stop just over a crest, where the next driver can't see you.",
  },
  troubleSpots: {
    "Cedar Hill State Park":
      "It's on FM 1382, on the east shore of Joe Pool Lake. Give us the loop and the site number, and ask at headquarters how we get in after the gate closes.",
    "The FM 1382 grade":
      "Hot brakes smell before they fade. Pull well off and let them cool on their own. Cold water can crack a rotor.",
    "Hillside Village":
      "The store in front of your bumper tells us more than a street does. Raise the hood, and tell us the color of the car.",
  },
  services: {
    tires:
      "Clip a rock edge on a lake road and the sidewall is done. We put the spare on once the car is level and chocked.",
    lockouts:
      "Hikers at Cedar Mountain Preserve sometimes come back and see the keys through the window. We get them out without damage to the car.",
    "jump-starts":
      "Coolers and camp lights drain a battery beside Joe Pool Lake. After the jump we test it, so you know whether it needs replacing.",
    mechanic:
      "A long pull uphill brings out warning lights. In your High Pointe driveway we read the trouble codes and handle minor repairs.",
    brakes:
      "Coming down the hill every morning is hard on pads. We replace them at the house, with rotors and fluid when those are due.",
  },
  neighborhoods: "High Pointe, Lake Ridge, Waterford Oaks, Windsor Park, Historic Downtown",
  landmarks:
    "Cedar Hill State Park, Dogwood Canyon Audubon Center, Hillside Village, Cedar Hill Government Center, Cedar Hill High School, Cedar Mountain Preserve",
  findYou:
    "The towers can be seen for miles, so they don't help us find you. Say which side of US 67 you're on, a cross street, and whether the car points uphill or down. At the lake, name the park, because there are several.",
};
