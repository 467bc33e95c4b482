import type { CityCenter } from "../request/whereabouts.ts";
import type { Place } from "./types.ts";

/*
 * Browsers load this file: the form works out "About 3 miles south of Keller" on the phone. It imports only
 * the place of each city, so that the bundler leaves out the texts.
 */
const places = import.meta.glob<Place>("./cities/*.ts", { eager: true, import: "place" });

const [first, ...others] = Object.values(places)
  .filter(({ draft }) => !draft)
  .map(({ name, center }): CityCenter => ({ name, center }));
if (!first) throw new Error("src/content/cities/ holds no city: add one.");

/** Every city with a page, and where its center is. */
export const cityCenters: readonly [CityCenter, ...CityCenter[]] = [first, ...others];
