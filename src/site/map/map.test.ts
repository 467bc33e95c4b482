import { expect, test } from "vitest";
import { isOnDrawing, project } from "./map-drawing.ts";
import { linkedPlaces } from "./metroplex-map.tsx";

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

test("of more cities than have room, the first ones inside the drawing are on the map, from A to Z", () => {
  const city = (number: number, latitude = 32.82) => ({
    name: `No. ${100 - number}`,
    center: { latitude, longitude: -97.17 },
    addresses: [`/${number}`] as const,
  });
  const places = linkedPlaces([city(0, 29.76), ...Array.from({ length: 30 }, (_, index) => city(index + 1))]);
  expect(places).toHaveLength(24);
  expect(places.map(({ path }) => path).toReversed()).toEqual(
    Array.from({ length: 24 }, (_, index) => `/${index + 1}`),
  );
});
