import { expect, test } from "vitest";
import { cities } from "./cities.ts";
import { cityPoints } from "./city-points.ts";
import { drawing, project } from "./map.ts";

test("each city with a page has a point, and no other", () => {
  const pages = cities.map(({ name }) => name);
  expect(cityPoints.map(({ name }) => name).sort()).toEqual(pages.sort());
});

test.each(cityPoints)("$name is in the country that the map shows", ({ point }) => {
  const [x, y] = project(point);
  expect(x).toBeGreaterThan(0);
  expect(x).toBeLessThan(drawing.width);
  expect(y).toBeGreaterThan(0);
  expect(y).toBeLessThan(drawing.height);
});

test("no two cities are at one place", () => {
  const places = cityPoints.map(({ point }) => point.map((degrees) => degrees.toFixed(2)).join(" "));
  expect(new Set(places).size).toBe(cityPoints.length);
});
