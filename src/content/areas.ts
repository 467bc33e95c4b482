import { cities } from "./cities.ts";
import { neighbors } from "./map.ts";
import { checkNames, inOrder, slugOf } from "./names.ts";
import type { AreaLink, City, CityService } from "./types.ts";

/*
 * The lists of cities. A city's county and card are in its own file. This file has only the cities that come first, how
 * many of them a page has room for, and the lists that the specification gives.
 */

export interface County extends AreaLink {
  cities: readonly AreaLink[];
}

const FILE = "src/content/areas.ts";

/** The cities that go before others where there is no room for all, in the footer's order. The rest follow from A to Z. */
const ORDER = [
  "Dallas",
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
  "North Richland Hills",
  "Southlake",
  "Grapevine",
  "Saginaw",
  "Watauga",
];

/** The cities that come first in the lists of service pages. */
const LARGEST = ["Dallas", "Fort Worth", "Arlington", "Irving", "Grand Prairie"];

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
  cities: [...LARGEST, "Mansfield", "Keller", "Hurst", "Euless", "Bedford", "Burleson"],
  shown: 6,
};

/** How many entries each list has room for, however many cities there are. */
const LIMITS = { cards: 16, others: 24, footerCounties: 3, footerCities: 20 } as const;

const names = cities.map(({ name }) => name);
checkNames(genericArea.cities, names, FILE);
checkNames(cityFooterCities, [...names, ...neighbors.map(({ name }) => name)], FILE);

/** Every city with a page, the first ones first. */
export const orderedCities = inOrder(cities, ({ name }) => name, { names: ORDER, file: FILE });

/** The cards of /service-areas, from A to Z. */
export const serviceAreas: readonly (AreaLink & { card: string })[] = orderedCities
  .flatMap((city) => (city.card === undefined ? [] : [{ ...linkTo(city), card: city.card }]))
  .slice(0, LIMITS.cards)
  .toSorted((a, b) => a.name.localeCompare(b.name, "en"));

/** The cities with a page, but without a card on /service-areas. */
export const otherCities = cities
  .filter(({ name }) => !serviceAreas.some((area) => area.name === name))
  .map(linkTo);

/** The cities that city pages name as served, and that have no page. */
export const citiesWithoutPage = cityFooterCities.filter((name) => !names.includes(name));

/** The counties with a city, each with all of its cities. */
export const allCounties: readonly County[] = [...new Set(orderedCities.map(({ county }) => county))]
  .sort((a, b) => a.localeCompare(b, "en"))
  .map((name) => ({
    name,
    path: `/${slugOf(name)}-tx-roadside-assistance`,
    cities: orderedCities.filter(({ county }) => county === name).map(linkTo),
  }));

/** The counties with a page that lists their cities: all if /service-areas has no room to name every city, or none. */
export const countyPages: readonly County[] = otherCities.length > LIMITS.others ? allCounties : [];

const largest = allCounties
  .toSorted((a, b) => b.cities.length - a.cities.length)
  .slice(0, LIMITS.footerCounties);

/** How many cities the footer names in total if it names at most `most` of each county. */
const shownWith = (most: number) =>
  largest.reduce((total, { cities }) => total + Math.min(most, cities.length), 0);

const mostOfCounty = [10, 9, 8, 7, 6, 5].find((most) => shownWith(most) <= LIMITS.footerCities) ?? 5;

/** The footer's lists: the counties with the most cities, each with its first cities. */
export const counties: readonly County[] = largest
  .toSorted((a, b) => a.name.localeCompare(b.name, "en"))
  .map((county) => ({ ...county, cities: county.cities.slice(0, mostOfCounty) }));

/** Whether the footer leaves out a city that has a card. */
export const hasMoreAreas = serviceAreas.some(
  ({ path }) => !counties.some((county) => county.cities.some((city) => city.path === path)),
);

/** The cities whose pages have a service, the largest first. */
export function citiesWith(service: CityService): readonly string[] {
  const names = orderedCities
    .filter(({ services }) => services[service] !== undefined)
    .map(({ name }) => name);
  return [
    ...LARGEST.filter((name) => names.includes(name)),
    ...names.filter((name) => !LARGEST.includes(name)),
  ];
}

function linkTo({ name, addresses: [path] }: City): AreaLink {
  return { name, path };
}
