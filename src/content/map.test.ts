import { expect, test } from "vitest";
import { cityPoints } from "./city-points.ts";
import { project } from "./map.ts";

test("north is up and east is right", () => {
  const [x, y] = project([32.8, -97]);
  expect(project([32.9, -97])[1]).toBeLessThan(y);
  expect(project([32.8, -96.9])[0]).toBeGreaterThan(x);
});

test("a mile is as long from west to east as from south to north", () => {
  const [x, y] = project([32.78, -97]);
  const [east] = project([32.78, -97 + 20 / (69.17 * Math.cos((32.78 * Math.PI) / 180))]);
  const [, north] = project([32.78 + 20 / 68.9, -97]);
  expect(Math.abs(east - x - (y - north))).toBeLessThanOrEqual(2);
});

test("no two cities are at one place", () => {
  const places = cityPoints.map(({ point }) => point.map((degrees) => degrees.toFixed(2)).join(" "));
  expect(new Set(places).size).toBe(cityPoints.length);
});
