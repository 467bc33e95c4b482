import type { CityTexts, Place } from "../types.ts";

export const place: Place = { name: "Cedar Hill", point: [32.5885, -96.9561] };

export const city: CityTexts = {
  county: "Dallas County",
  card: "US 67, FM 1382, Hillside Village and Cedar Hill State Park.",
  addresses: ["/cedar-hill-tx-roadside-assistance"],
  title: "Roadside Assistance in Cedar Hill, TX",
  description:
    "Flat on US 67, hot brakes on FM 1382 or a dead battery at the state park? Cedar Hill roadside help drives up to you, day or night.",
  hero: {
    title: "{hours} Roadside Assistance in Cedar Hill, TX",
    subtitle: "Up the hill, down to the lake and along US 67.",
    description:
      "Cedar Hill has real slopes. Roads climb from Joe Pool Lake to the ridge where the broadcast towers stand. Grades heat brakes and make a jack unsafe, so flat ground is what we look for before tools come out.",
  },
  roads: [
    {
      name: "US 67",
      text: "The freeway between Dallas and Midlothian. Pick the frontage road over the shoulder, and note which of those two cities you were heading for.",
    },
    {
      name: "FM 1382",
      text: "Drops off the ridge past Dogwood Canyon and the state park toward Grand Prairie. Use a low gear on the way down.",
    },
    {
      name: "Belt Line Road",
      text: "Comes past the broadcast towers and the old center on its way to DeSoto. East Belt Line and West Belt Line are different calls.",
    },
    {
      name: "Lake Ridge Parkway",
      text: "Winds from US 67 through hillside homes to the Joe Pool bridges. Do not stop just over a crest, where the next driver cannot see you.",
    },
    {
      name: "Pleasant Run Road",
      text: "An everyday route across US 67 and into DeSoto. Store lots near the freeway are level enough for wheels to come off.",
    },
  ],
  troubleSpots: [
    {
      place: "Cedar Hill State Park",
      text: "Campsites spread out under the trees. Give the loop and site number, and ask at headquarters how we get in after the gate closes.",
    },
    {
      place: "The FM 1382 grade",
      text: "Hot brakes smell before they fade. Pull well off and let them cool on their own; cold water can crack a rotor.",
    },
    {
      place: "Hillside Village",
      text: "This outdoor center has parking on every face. The store in front of your bumper tells us more than Uptown Boulevard does.",
    },
  ],
  services: [
    {
      service: "tires",
      text: "Clip a rock edge on the lake roads and the sidewall is done. We mount the spare once the car sits level and chocked.",
    },
    {
      service: "lockouts",
      text: "Hikers at Cedar Mountain Preserve sometimes watch the key through the window. It comes out with the glass and paint as they were.",
    },
    {
      service: "jump-starts",
      text: "Coolers and camp lights empty a battery beside Joe Pool. Our boost comes with a test, so you know whether it needs replacing.",
    },
    {
      service: "mechanic",
      text: "A long pull up the ridge brings out warning lights. In your High Pointe driveway we read the codes and handle minor repairs.",
    },
    {
      service: "brakes",
      text: "Coming down through Lake Ridge every morning is hard on pads. They are replaced at the house, with rotors and fluid when those are due.",
    },
  ],
  neighborhoods: ["High Pointe", "Lake Ridge", "Waterford Oaks", "Windsor Park", "Historic Downtown"],
  landmarks: [
    "Cedar Hill State Park",
    "Dogwood Canyon Audubon Center",
    "Hillside Village",
    "Cedar Hill Government Center",
    "Cedar Hill High School",
    "Cedar Mountain Preserve",
  ],
  findYou:
    "The towers can be seen from everywhere, so do not steer us by them. Say which side of US 67 you are on, a cross street, and if the car points uphill or down.",
};
