import { fillTokens } from "../business/tokens.ts";
import { cityFiles } from "./load.ts";
import type { City } from "./types.ts";

const all: readonly City[] = fillTokens(Object.values(cityFiles).map(({ city }) => city)).sort((a, b) =>
  a.name.localeCompare(b.name, "en"),
);

/** Every city with a page, by name. A new file in cities/ is a new page. */
export const cities = all.filter(({ draft }) => !draft);

/** Cities whose page is built, but not linked. */
export const draftCities = all.filter(({ draft }) => draft);

const addresses = new Map(cities.map(({ name, addresses: [path] }) => [name, path]));

/** Turns names of cities into list entries; a city with a page gets its address. */
export function linkPlaces(names: readonly string[]): { name: string; path?: string | undefined }[] {
  return names.map((name) => ({ name, path: addresses.get(name) }));
}
