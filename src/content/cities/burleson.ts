import type { CityTexts, Place } from "../types.ts";

export const place: Place = { name: "Burleson", point: [32.5421, -97.3208], label: { side: "southeast" } };

export const city: CityTexts = {
  county: "Tarrant County",
  card: "I-35W, Wilshire Boulevard, Old Town and the numbered county roads.",
  addresses: ["/burleson-tx-roadside-assistance"],
  title: "Burleson Roadside Assistance, Day and Night",
  description:
    "Roadside help in Burleson for flats, dead batteries, lockouts and brakes, from I-35W and Wilshire Boulevard to Old Town and the county roads.",
  hero: {
    title: "{hours} Roadside Assistance in Burleson, TX",
    subtitle: "From the I-35W ramps to the Johnson County back roads.",
    description:
      "Burleson straddles the line between Tarrant and Johnson counties. I-35W is the way to Fort Worth, Wilshire Boulevard the way to Joshua and Cleburne, and Old Town keeps to the railroad between them. Past the last subdivision the roads carry county numbers instead of names, so read us the sign.",
  },
  roads: [
    {
      name: "I-35W",
      text: "Fort Worth commuters fill it morning and evening. Exits for Alsbury Boulevard, Wilshire Boulevard and Hidden Creek Parkway lead to store lots, a far better place for a wheel change than the shoulder.",
    },
    {
      name: "Wilshire Boulevard (SH 174)",
      text: "The signal-heavy main drag from the interstate toward Joshua. Report your direction and the last cross street, such as Elk Drive.",
    },
    {
      name: "Renfro Street",
      text: "Passes City Hall and Old Town. On Founders Day and parade days nearby blocks close, so describe where the barricades are.",
    },
    {
      name: "John Jones Drive (FM 731)",
      text: "Leaves Wilshire for Crowley across the Tarrant County line. Choose a paved driveway over the grass edge, where a jack sinks.",
    },
  ],
  troubleSpots: [
    {
      place: "Old Town on event nights",
      text: "Dinner and a show at Mayor Vera Calvin Plaza keep cars parked until late, and weak batteries are found out when everyone leaves. Send the corner, Renfro and Main for example.",
    },
    {
      place: "Chisenhall Fields",
      text: "Tournaments fill the lots across the street from Bailey Lake. If the keys are locked in with the bats, give the field number and the color of your truck.",
    },
    {
      place: "Johnson County low spots",
      text: "Heavy rain can put county roads around Burleson under water. Never drive into a covered dip; back off to high ground and call from there.",
    },
  ],
  services: [
    {
      service: "tires",
      text: "Sidewalls cut on a county road's gravel edge mean mounting the spare. A nail from a Wilshire parking lot can usually be plugged.",
    },
    {
      service: "lockouts",
      text: "Fob on the seat outside Burleson High or the BRiCk? The door comes open without damage, sedan or crew cab.",
    },
    {
      service: "jump-starts",
      text: "A ranch truck that sits all week on Johnson County acreage loses its charge quietly. We jump it by the barn, or install a new battery.",
    },
    {
      service: "mechanic",
      text: "Oil changes, suspension repairs and diagnostics happen in Burleson driveways, sparing you a morning on I-35W.",
    },
    {
      service: "brakes",
      text: "The crawl up to Fort Worth and back eats pads. Summercrest and Mistletoe Hill owners get new pads and rotors beside their own garage.",
    },
  ],
  neighborhoods: [
    "Old Town",
    "Summercrest",
    "Crestmoor Park",
    "Alsbury Estates",
    "Mistletoe Hill",
    "Hidden Vistas",
  ],
  landmarks: [
    "Burleson City Hall",
    "Mayor Vera Calvin Plaza",
    "The BRiCk recreation center",
    "Bailey Lake",
    "Chisenhall Fields",
    "Burleson High School",
    "Centennial High School",
  ],
  findYou:
    "On I-35W, use the exit name and northbound or southbound. Out in the country, the CR number on the green sign is worth more than a street address.",
};
