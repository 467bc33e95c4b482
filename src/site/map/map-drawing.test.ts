import { expect, test } from "vitest";
import { isOnDrawing, project } from "./map-drawing.ts";

test("north is up and east is right, and a mile is as long either way", () => {
  const [x, y] = project({ latitude: 32.78, longitude: -97 });
  const [east] = project({
    latitude: 32.78,
    longitude: -97 + 20 / (69.17 * Math.cos((32.78 * Math.PI) / 180)),
  });
  const [, north] = project({ latitude: 32.78 + 20 / 68.9, longitude: -97 });
  expect(y - north).toBeGreaterThan(0);
  expect(Math.abs(east - x - (y - north))).toBeLessThanOrEqual(2);
});

test("a city beyond the edges is not on the drawing", () => {
  expect(isOnDrawing({ center: { latitude: 29.76, longitude: -95.37 } })).toBe(false);
  expect(isOnDrawing({ center: { latitude: 32.82, longitude: -97.17 } })).toBe(true);
});
