import type { City } from "./types.ts";

const modules = import.meta.glob<{ city: City }>("./cities/*.ts", { eager: true });

/** Every city with a page, by name. A new file in cities/ is a new page. */
export const cities: readonly City[] = Object.values(modules)
  .map(({ city }) => city)
  .sort((a, b) => a.name.localeCompare(b.name, "en"));

/** Turns names of cities into list entries; a city with a page gets its address. */
export function linkPlaces(names: readonly string[]): { name: string; path?: string | undefined }[] {
  return names.map((name) => ({ name, path: cities.find((city) => city.name === name)?.addresses[0] }));
}
