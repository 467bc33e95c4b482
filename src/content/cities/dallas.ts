import type { CityTexts, Place } from "../types.ts";

export const place: Place = {
  name: "Dallas",
  point: [32.7767, -96.797],
  label: { side: "southwest", large: true },
};

export const city: CityTexts = {
  county: "Dallas County",
  addresses: ["/dallas"],
  title: "Dallas Roadside Assistance, 24 Hours a Day",
  description:
    "Broken down in Dallas? Mobile tires, batteries, lockouts, mechanic and brake service from downtown garages to LBJ, Central Expressway and Oak Cliff.",
  hero: {
    title: "{hours} Roadside Assistance in Dallas, TX",
    subtitle: "Downtown garages, sunken freeways, quiet side streets.",
    description:
      "Dallas likes its freeways below ground: the I-30 Canyon, Central Expressway, Woodall Rodgers under Klyde Warren Park, the LBJ toll lanes. Down there, the bridge overhead is your address. Elsewhere, a block number leads us to the right curb.",
  },
  roads: [
    {
      name: "Central Expressway (US 75)",
      text: "Runs in a walled trench past Knox-Henderson and Mockingbird Lane. Better to exit and turn off the frontage road; otherwise read the cross street off the bridge.",
    },
    {
      name: "LBJ Freeway (I-635)",
      text: "Near Hillcrest and Webb Chapel, the TEXpress lanes lie beneath the free ones. Tell us the level first. In the trench, wait belted for the lane operator's patrol.",
    },
    {
      name: "I-30",
      text: "Tom Landry to the west, East R.L. Thornton past Fair Park, and the Canyon along the south edge of downtown.",
    },
    {
      name: "Stemmons Freeway (I-35E)",
      text: "Downtown to Parkland hospital and the Market Center. South of the Trinity, it becomes South R.L. Thornton.",
    },
    {
      name: "Dallas North Tollway",
      text: "Tight and curving at its southern end. A car that still moves belongs on the Wycliff, Mockingbird or Lovers Lane ramp.",
    },
  ],
  troubleSpots: [
    {
      place: "Downtown and Uptown garages",
      text: "Ceilings are low and phones lose signal on the lower floors. Note the street entrance, the level and the posted clearance before you walk up to call.",
    },
    {
      place: "The Mixmaster",
      text: "I-30 and I-35E meet beside the Trinity, and lanes for Oak Cliff, Fort Worth and downtown divide quickly. Keep rolling to a full shoulder; the striped wedge between ramps is no refuge.",
    },
    {
      place: "White Rock Lake",
      text: "Parking is scattered along East and West Lawther Drive. Runners locked out after a lap should name the Bath House, the spillway or Winfrey Point.",
    },
  ],
  services: [
    {
      service: "tires",
      text: "Deep Ellum curbs split sidewalls, which is work for the spare. Tread punctures are plugged at your parking meter.",
    },
    {
      service: "lockouts",
      text: "Dinner in Bishop Arts, an errand at NorthPark, a pickup at Love Field: keys stay inside at all three. Doors open undamaged, curbside or three levels down.",
    },
    {
      service: "jump-starts",
      text: "Long State Fair days drain weak batteries in the lots around Fair Park. Give the gate number, and the charge or new battery follows.",
    },
    {
      service: "mechanic",
      text: "Lake Highlands and Oak Cliff driveways suit oil changes, diagnostics and suspension jobs. In an Uptown tower, ask whether the garage allows it.",
    },
    {
      service: "brakes",
      text: "Rush hour at the High Five is one long press of the pedal. We bring pads and rotors to Preston Hollow, Pleasant Grove or your office lot.",
    },
  ],
  neighborhoods: [
    "Oak Cliff",
    "Lakewood",
    "Lake Highlands",
    "Deep Ellum",
    "Uptown",
    "Preston Hollow",
    "Pleasant Grove",
  ],
  landmarks: [
    "Reunion Tower",
    "American Airlines Center",
    "Klyde Warren Park",
    "Fair Park",
    "Dallas Love Field",
    "NorthPark Center",
    "Dallas Zoo",
  ],
  findYou:
    "Prefer highway numbers, because R.L. Thornton means I-30 east of downtown and I-35E south of it. On surface streets, include the North, South, East or West.",
};
