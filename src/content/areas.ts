import type { AreaLink } from "./types.ts";

const DALLAS = "Dallas County";
const TARRANT = "Tarrant County";

/** A city with a card on /service-areas. */
interface ServiceArea extends AreaLink {
  county: typeof DALLAS | typeof TARRANT;
  /** The card's one line. */
  card: string;
}

const areas: readonly Omit<ServiceArea, "path">[] = [
  {
    name: "Keller",
    county: TARRANT,
    card: "US-377, Keller Parkway and every neighborhood from Old Town to Hidden Lakes.",
  },
  {
    name: "Bedford",
    county: TARRANT,
    card: "Airport Freeway, the 121/183 split, Harwood Road and Central Drive.",
  },
  {
    name: "Hurst",
    county: TARRANT,
    card: "North East Mall, Precinct Line Road, Pipeline Road and Hurst Boulevard.",
  },
  {
    name: "Euless",
    county: TARRANT,
    card: "SH 183, SH 360, Glade Parks and the streets beside DFW Airport.",
  },
  {
    name: "Haltom City",
    county: TARRANT,
    card: "Loop 820, SH 121, Belknap Street and Denton Highway.",
  },
  {
    name: "Fort Worth",
    county: TARRANT,
    card: "Downtown, the Stockyards, I-30, I-35W and all of Loop 820.",
  },
  {
    name: "Irving",
    county: DALLAS,
    card: "Las Colinas, Valley Ranch, SH 183, SH 114 and the Heritage District.",
  },
  {
    name: "Mansfield",
    county: TARRANT,
    card: "US 287, the 360 Tollway, Broad Street and downtown Mansfield.",
  },
  {
    name: "Grand Prairie",
    county: DALLAS,
    card: "I-30, I-20, the Bush Turnpike, SH 360 and the Joe Pool Lake parks.",
  },
  {
    name: "Cedar Hill",
    county: DALLAS,
    card: "US 67, FM 1382, Hillside Village and Cedar Hill State Park.",
  },
  {
    name: "Arlington",
    county: TARRANT,
    card: "Stadium lots, the UTA campus, I-20, I-30 and Highway 360.",
  },
  {
    name: "Burleson",
    county: TARRANT,
    card: "I-35W, Wilshire Boulevard, Old Town and the numbered county roads.",
  },
  {
    name: "Crowley",
    county: TARRANT,
    card: "FM 1187, FM 731, Main Street and the Chisholm Trail Parkway ramps.",
  },
];

/** The thirteen cities of /service-areas, in the order of the cards. */
export const serviceAreas: readonly ServiceArea[] = areas.map((area) => ({
  ...area,
  path: `/${area.name.toLowerCase().replaceAll(" ", "-")}-tx-roadside-assistance`,
}));

const areasIn = (county: string) => serviceAreas.filter((area) => area.county === county);

/** The footer's lists. */
export const counties: readonly { name: string; cities: readonly AreaLink[] }[] = [
  { name: DALLAS, cities: [{ name: "Dallas", path: "/dallas" }, ...areasIn(DALLAS)] },
  { name: TARRANT, cities: areasIn(TARRANT) },
];

/** What a city page's footer names instead of the counties. */
export const cityFooterCities = [
  "Dallas",
  "Fort Worth",
  "Arlington",
  "Plano",
  "Irving",
  "Garland",
  "Grand Prairie",
  "Mesquite",
] as const;

/** The generic section of the service pages: eleven cities, of which the first six are shown. */
export const genericArea = {
  cities: [
    "Dallas",
    "Fort Worth",
    "Arlington",
    "Irving",
    "Grand Prairie",
    "Mansfield",
    "Keller",
    "Hurst",
    "Euless",
    "Bedford",
    "Burleson",
  ],
  shown: 6,
} as const;

/** Where mobile mechanics go: fifteen cities. */
export const mechanicCities: readonly string[] = [
  "Dallas",
  "Fort Worth",
  "Arlington",
  "Irving",
  "Grand Prairie",
  "Keller",
  "Bedford",
  "Hurst",
  "Euless",
  "Haltom City",
  "Mansfield",
  "Cedar Hill",
  "Burleson",
  "Crowley",
  "North Richland Hills",
];

/** Where brakes are repaired: nineteen cities. */
export const brakeCities: readonly string[] = [
  ...mechanicCities,
  "Southlake",
  "Grapevine",
  "Saginaw",
  "Watauga",
];
