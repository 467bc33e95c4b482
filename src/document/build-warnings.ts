import { isOnDrawing } from "../components/map-labels.ts";
import { cities } from "../content/cities.ts";
import type { City } from "../content/types.ts";

/** How many names are listed in one line. */
const NAMES_IN_LINE = 8;

/** Possible mistakes that do not stop the build, one line each. */
export const warnings: readonly string[] = cityWarnings(cities);

/** Cities that the map of /service-areas has no room for. */
export function cityWarnings(cities: readonly City[]): string[] {
  const off = cities.filter((city) => !isOnDrawing(city)).map(({ name }) => name);
  return off.length > 0 ? [`Off the map of /service-areas: ${nameSome(off)}`] : [];
}

/** The first names of a list, and how many more there are. */
export function nameSome(names: readonly string[]): string {
  const more = names.length > NAMES_IN_LINE ? ` and ${names.length - NAMES_IN_LINE} more` : "";
  return names.slice(0, NAMES_IN_LINE).join(", ") + more;
}
