import { expect, test } from "vitest";
import { cities } from "../content/cities.ts";
import type { City } from "../content/types.ts";
import { cityNotes } from "./notes.ts";

const [city] = cities.filter(({ card }) => card !== undefined);
const named = (name: string, changes: Partial<City> = {}): City[] =>
  city ? [{ ...city, name, ...changes }] : [];

test("cities without a card, and those off the map's edge, are named in one line for each kind", () => {
  expect(cityNotes(named("Hurst"))).toEqual([]);
  const houston = named("Houston", { point: [29.76, -95.37] });
  const plano = named("Plano").map(({ card: _, ...city }) => city);
  expect(cityNotes([...named("Hurst"), ...houston, ...plano])).toEqual([
    "Without a card on /service-areas, only with a link: Plano",
    "Off the map of /service-areas: Houston",
  ]);
});
