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
