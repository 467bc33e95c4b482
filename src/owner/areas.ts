import { inOrder } from "./names.ts";
import type { AreaLink } from "./pages.ts";
import type { City } from "./read.ts";
import { cities, lists } from "./site.ts";

/* The lists of cities on pages. Their order, and what the footer names, is in content/lists.yaml. */

const addresses = new Map(cities.map(({ name, addresses: [path] }) => [name, path]));

/** Turns names of cities into list entries; a city with a page gets its address. */
export function linkPlaces(names: readonly string[]): { name: string; path?: string | undefined }[] {
  return names.map((name) => ({ name, path: addresses.get(name) }));
}

/** Every city with a page: first those that the list names, in its order. */
export const orderedCities = inOrder(cities, ({ name }) => name, lists.cities);

/** The cards of /service-areas, from A to Z. */
export const serviceAreas: readonly (AreaLink & { card: string })[] = cities.flatMap((city) =>
  city.card === undefined ? [] : [{ ...linkTo(city), card: city.card }],
);

/** The cities with a page, but without a card. */
export const otherCities: readonly AreaLink[] = cities.filter(({ card }) => card === undefined).map(linkTo);

const names = orderedCities.map(({ name }) => name);

/** The service area at the end of service pages. */
export const serviceArea = lists.serviceArea ?? names;

/** The cities in the footer of city pages. */
export const cityFooter = lists.cityFooter ?? names.slice(0, 8);

/** The counties in the footer of other pages. */
export const footer = lists.footer ?? countiesOf(orderedCities);

/** Each county with its first ten cities. */
export function countiesOf(
  cities: readonly Pick<City, "name" | "county">[],
): { county: string; cities: readonly string[] }[] {
  return [...new Set(cities.map(({ county }) => county))].map((county) => {
    const own = cities.filter((city) => city.county === county).slice(0, 10);
    return { county, cities: own.map(({ name }) => name) };
  });
}

/** The cities that city pages name as served, and that have no page. */
export const citiesWithoutPage = cityFooter.filter((name) => !addresses.has(name));

/** The counties with a city, each with its state, from A to Z. */
export const counties: readonly string[] = [
  ...new Set(cities.map(({ county, state }) => `${county}, ${state}`)),
].sort((a, b) => a.localeCompare(b, "en"));

/** Whether the footer leaves out a city that has a card. */
export const hasMoreAreas = serviceAreas.some(
  ({ name }) => !footer.some((county) => county.cities.includes(name)),
);

/** The cities whose pages have a service. */
export function citiesWith(service: string): readonly string[] {
  return orderedCities.filter(({ services }) => services[service] !== undefined).map(({ name }) => name);
}

function linkTo({ name, addresses: [path] }: City): AreaLink {
  return { name, path };
}
