import { isOnDrawing } from "../components/map-labels.ts";
import { cities } from "../content/cities.ts";
import type { City } from "../content/types.ts";
import { nameSome } from "./name-some.ts";

/** What is as it may be, but perhaps not as it was meant: for the one who builds the site, one line each. */
export const notes: readonly string[] = cityNotes(cities);

/** Cities that are not everywhere on /service-areas. */
export function cityNotes(cities: readonly City[]): string[] {
  return [
    ...note(
      "Without a card on /service-areas, only with a link",
      cities.filter(({ card }) => !card),
    ),
    ...note(
      "Off the map of /service-areas",
      cities.filter((city) => !isOnDrawing(city)),
    ),
  ];
}

function note(what: string, cities: readonly City[]): string[] {
  return cities.length > 0 ? [`${what}: ${nameSome(cities.map(({ name }) => name))}`] : [];
}
