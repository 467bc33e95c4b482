import { isOnDrawing } from "../components/map-labels.ts";
import { cities } from "../content/cities.ts";
import type { City } from "../content/types.ts";

/** How many names a line has room for. */
const NAMES_IN_LINE = 8;

/** What is as it may be, but perhaps not as it was meant: for the one who builds the site, one line each. */
export const notes: readonly string[] = cityNotes(cities);

/** Cities that the map of /service-areas has no room for. */
export function cityNotes(cities: readonly City[]): string[] {
  const off = cities.filter((city) => !isOnDrawing(city)).map(({ name }) => name);
  return off.length > 0 ? [`Off the map of /service-areas: ${nameSome(off)}`] : [];
}

/** Names for a line that an owner reads: the first ones, and how many more there are. */
export function nameSome(names: readonly string[]): string {
  const more = names.length > NAMES_IN_LINE ? ` and ${names.length - NAMES_IN_LINE} more` : "";
  return names.slice(0, NAMES_IN_LINE).join(", ") + more;
}
