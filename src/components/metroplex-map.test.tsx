import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { cities } from "../content/cities.ts";
import type { City } from "../content/types.ts";
import { MetroplexMap, placesOnMap } from "./metroplex-map.tsx";

test("no city has two links", () => {
  const links = renderToStaticMarkup(<MetroplexMap />).match(/<a href="[^"]+"/g) ?? [];
  expect(new Set(links).size).toBe(links.length);
  expect(links).not.toEqual([]);
});

test("a city off the map's edge is left off, and takes no place of another", () => {
  const houstons = cities.slice(0, 1).flatMap((city) =>
    Array.from({ length: 30 }, (_, index): City => {
      return { ...city, name: `Houston ${index}`, center: { latitude: 29.76, longitude: -95.37 } };
    }),
  );
  expect(placesOnMap([...houstons, ...cities]).map(({ name }) => name)).toEqual(
    placesOnMap(cities).map(({ name }) => name),
  );
});

test("a neighbor that gets a page is no neighbor any more", () => {
  const plano = cities.slice(0, 1).map((city): City => ({ ...city, name: "Plano" }));
  expect(placesOnMap(plano).filter(({ name }) => name === "Plano")).toHaveLength(1);
});
