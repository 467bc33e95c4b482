import { inOrder } from "./names.ts";
import type { City, Site } from "./read.ts";

/** What a list of a page names, such as a city. If it has its own page, its name is a link. */
export interface LinkedName {
  name: string;
  path?: string | undefined;
}

/** The lists of cities on pages. Their order, and what the footer names, is in content/lists.yaml. */
export function areasOf({ cities, lists }: Pick<Site, "cities" | "lists">) {
  const addresses = new Map(cities.map(({ name, addresses: [path] }) => [name, path]));
  const linked = (names: readonly string[]) => names.map((name): LinkedName => ({ name, path: addresses.get(name) }));
  const largest = cities.filter(({ label }) => label?.large).map(({ name }) => name);
  const ordered = inOrder(cities, ({ name }) => name, [...new Set([...lists.cities, ...largest])]);
  const names = ordered.map(({ name }) => name);
  const cityFooter = linked(lists.cityFooter ?? names.slice(0, 8));
  const footer = lists.footer ?? countiesOf(ordered);
  const withCard = cities.flatMap(({ name, addresses: [path], card }) =>
    card === undefined ? [] : [{ name, path, card }],
  );
  const withoutCard = cities.filter(({ card }) => card === undefined).map(({ name }) => name);
  return {
    /** Every city with a page: first those that the list names, in its order, then the largest, then from A to Z. */
    ordered,
    /** The cards of /service-areas, from A to Z. */
    cards: withCard,
    /**
     * Where else the business goes: cities without a card, and cities without a page that the footer of city pages
     * names.
     */
    others: [...linked(withoutCard), ...cityFooter.filter(({ path }) => path === undefined)],
    /** The service area at the end of service pages. */
    serviceArea: linked(lists.serviceArea ?? names),
    /** The cities in the footer of city pages. */
    cityFooter,
    /** The counties in the footer of other pages. */
    footer: footer.map(({ county, cities }) => ({ county, places: linked(cities) })),
    /** Whether the footer leaves out a city that has a card. */
    hasMore: withCard.some(({ name }) => !footer.some(({ cities }) => cities.includes(name))),
    /** The counties with a city, each with its state, from A to Z. */
    counties: [...new Set(cities.flatMap(countiesOfCity))].sort((a, b) => a.localeCompare(b, "en")),
  };
}

/** A city's county, or its two, with its state. */
function countiesOfCity({ county, alsoIn, state }: City): string[] {
  return [county, alsoIn].flatMap((name) => (name ? `${name}, ${state}` : []));
}

/** What a footer without a list has room for. */
const MOST_COUNTIES = 3;
const MOST_CITIES = 12;

/** The first three counties in the order of the cities, sharing twelve cities: with fewer counties, more for each. */
function countiesOf(cities: readonly Pick<City, "name" | "county">[]): { county: string; cities: readonly string[] }[] {
  const counties = [...new Set(cities.map(({ county }) => county))].slice(0, MOST_COUNTIES);
  return counties.map((county) => {
    const own = cities.filter((city) => city.county === county).slice(0, MOST_CITIES / counties.length);
    return { county, cities: own.map(({ name }) => name) };
  });
}
