import type { City } from "../types.ts";

export const city: City = {
  name: "Burleson",
  center: { latitude: 32.5421, longitude: -97.3208 },
  label: { side: "southeast" },
  county: "Tarrant County",
  card: "I-35W, Wilshire Boulevard, Old Town, and the numbered county roads.",
  addresses: ["/burleson-tx-roadside-assistance"],
  title: "Burleson, TX Roadside Assistance: Flats, Jumps, Lockouts",
  description:
    "Roadside help in Burleson for flats, dead batteries, lockouts, and brakes, from I-35W and Wilshire Boulevard to Old Town and the county roads.",
  subtitle: "From the I-35W ramps to the Johnson County back roads.",
  intro:
    "Most of Burleson is in Johnson County, Old Town and Wilshire Boulevard included, and the north end is in Tarrant County. Out in the country the roads carry county numbers instead of names, so read us the sign.",
  roads: {
    "I-35W":
      "The exits here are Alsbury Boulevard (38), Wilshire Boulevard (37), and Hidden Creek Parkway (36). A store lot past any of them is a far better place to change a tire than the shoulder.",
    "Wilshire Boulevard (SH 174)":
      "The main drag, with a light at every turn, from I-35W to Joshua and Cleburne. Tell us your direction and the last cross street, such as Elk Drive.",
    "Renfro Street":
      "City Hall is on West Renfro Street. When the street closes for a parade, tell us where the barricades are, and we'll meet you outside them.",
    "FM 731":
      "It meets Wilshire Boulevard, and Crowley has an FM 731 as well, so give us the city too. Choose a paved driveway over the grass edge, where a jack sinks.",
  },
  troubleSpots: {
    "Old Town on event nights":
      "Dinner and a show keep cars parked until late, and weak batteries show up when everyone leaves. Give us the corner, with both street names.",
    "Chisenhall Fields":
      "Tournaments fill the lots. If the keys are locked in with the bats, give us the field number and the color of your truck.",
    "Low spots after rain":
      "Heavy rain can put county roads under water. Never drive into water over the road. Back up to high ground and call from there.",
  },
  services: {
    tires:
      "A sidewall cut on a gravel edge means putting the spare on. A nail from a Wilshire parking lot can usually be plugged.",
    lockouts:
      "Fob on the seat outside Burleson High or the BRiCk? We open the door, sedan or crew cab, and nothing gets bent.",
    "jump-starts":
      "A ranch truck that sits all week loses its charge quietly. We jump it by the barn, or install a new battery.",
    mechanic:
      "Oil changes, suspension repairs, and diagnostics happen in Burleson driveways, and save you a morning on I-35W.",
    brakes:
      "The crawl up to Fort Worth and back eats brake pads. New pads and rotors go on in Summercrest or Mistletoe Hill, beside your own garage.",
  },
  neighborhoods: "Old Town, Summercrest, Crestmoor Park, Alsbury Estates, Mistletoe Hill, Hidden Vistas",
  landmarks:
    "Burleson City Hall, Mayor Vera Calvin Plaza, The BRiCk recreation center, Bailey Lake, Chisenhall Fields, Burleson High School, Centennial High School",
  findYou:
    "On I-35W, use the exit name or number, and northbound or southbound. Out in the country, the CR number on the sign is worth more to us than a street address. If you don't know the county, don't worry: send a pin.",
};
