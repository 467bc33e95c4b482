import { expect, test } from "vitest";
import { cities } from "../content/cities.ts";
import type { City } from "../content/types.ts";
import { cityWarnings } from "./build-warnings.ts";

const [city] = cities;
const named = (name: string, changes: Partial<City> = {}): City[] =>
  city ? [{ ...city, name, ...changes }] : [];

test("cities off the map's edge are named in one line", () => {
  expect(cityWarnings(named("Hurst"))).toEqual([]);
  const houston = named("Houston", { center: { latitude: 29.76, longitude: -95.37 } });
  expect(cityWarnings([...named("Hurst"), ...houston])).toEqual(["Off the map of /service-areas: Houston"]);
});
