/** How many names a line has room for. */
const MOST = 8;

/** Names for a line that an owner reads: the first ones, and how many more there are. */
export function nameSome(names: readonly string[]): string {
  const more = names.length > MOST ? ` and ${names.length - MOST} more` : "";
  return names.slice(0, MOST).join(", ") + more;
}
