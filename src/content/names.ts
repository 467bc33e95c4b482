import slugify from "@sindresorhus/slugify";

/* Names of cities and services: as addresses, in order, and each once. */

/** A name as addresses and files have it: "St. Paul's" becomes "st-pauls", "Peñón" "penon", and "東京", without Latin letters, "". */
export function slugOf(name: string): string {
  return slugify(name.replaceAll(/['’]/g, ""), { decamelize: false });
}

/** A city's picture, by its name below `/pictures/`. */
export function pictureOf(city: string): `city/${string}` {
  return `city/${slugOf(city)}`;
}

/**
 * Sorts by a list of names. Items that the list does not name follow from A to Z.
 * @param order The list, and the file that it is in, for the error message.
 * @throws {Error} if the list names an item that does not exist.
 */
export function inOrder<T>(
  items: readonly T[],
  nameOf: (item: T) => string,
  order: { names: readonly string[]; file: string },
): T[] {
  checkNames(order.names, items.map(nameOf), order.file);
  const ranks = new Map(order.names.map((name, rank) => [name, rank]));
  const rankOf = (item: T) => ranks.get(nameOf(item)) ?? ranks.size;
  return items.toSorted((a, b) => rankOf(a) - rankOf(b) || nameOf(a).localeCompare(nameOf(b), "en"));
}

/** @throws {Error} if a file names something that does not exist, for example after a page was renamed or removed. */
export function checkNames(names: readonly string[], known: readonly string[], file: string): void {
  const lost = names.filter((name) => !known.includes(name));
  if (lost.length > 0) {
    throw new Error(`${file}: lists ${lost.join(", ")}, but nothing has that name; correct or remove it.`);
  }
}

/** A value that only one place may have, and the place: "src/content/cities/azle.ts: city.addresses.0". */
export interface Owned {
  value: string;
  at: string;
}

/** One line for each value that an earlier place has already, without regard to capitals. */
export function repeated(owned: readonly Owned[]): string[] {
  const owners = new Map<string, string>();
  return owned.flatMap(({ value, at }) => {
    const key = value.toLowerCase();
    const owner = owners.get(key);
    if (owner === undefined) owners.set(key, at);
    return owner === undefined ? [] : [`${at}: "${value}" - expected another; ${owner} has it`];
  });
}
