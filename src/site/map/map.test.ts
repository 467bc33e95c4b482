import { expect, test } from "vitest";
import { isOnDrawing, project } from "./map-drawing.ts";
import { linkedPlaces } from "./metroplex-map.tsx";

test("north is up and east is right, as from Fort Worth to Dallas", () => {
  const [x, y] = project({ latitude: 32.78, longitude: -96.8 });
  const [west, south] = project({ latitude: 32.7, longitude: -97.32 });
  expect([x - west, south - y]).toEqual([245, 44]);
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
