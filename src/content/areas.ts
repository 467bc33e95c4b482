import type { AreaLink } from "./types.ts";

function cityPage(name: string): AreaLink {
  return { name, path: `/${name.toLowerCase().replaceAll(" ", "-")}-tx-roadside-assistance` };
}

/** The thirteen cities of /service-areas, in the order of the cards. */
export const serviceAreas: readonly AreaLink[] = [
  "Keller",
  "Bedford",
  "Hurst",
  "Euless",
  "Haltom City",
  "Fort Worth",
  "Irving",
  "Mansfield",
  "Grand Prairie",
  "Cedar Hill",
  "Arlington",
  "Burleson",
  "Crowley",
].map(cityPage);

const DALLAS_COUNTY = ["Irving", "Grand Prairie", "Cedar Hill"];

/** The footer's lists. */
export const counties: readonly { name: string; cities: readonly AreaLink[] }[] = [
  { name: "Dallas County", cities: [{ name: "Dallas", path: "/dallas" }, ...DALLAS_COUNTY.map(cityPage)] },
  { name: "Tarrant County", cities: serviceAreas.filter(({ name }) => !DALLAS_COUNTY.includes(name)) },
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
