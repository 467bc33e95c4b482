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
