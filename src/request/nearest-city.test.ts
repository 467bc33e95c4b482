import fc from "fast-check";
import { expect, test } from "vitest";
import type { Coordinates } from "./coordinates.ts";
import { type NamedPoint, nearbyWords, nearestCity } from "./nearest-city.ts";

const KELLER: NamedPoint = { name: "Keller", point: [32.9346, -97.2517] };

/** At Keller's latitude, a degree is 69.09 miles to the north and 57.99 miles to the east. */
const fromKeller = (milesNorth: number, milesEast: number): Coordinates => ({
  lat: 32.9346 + milesNorth / 69.09,
  lng: -97.2517 + milesEast / 57.99,
});

test.each([
  [3, 0, "About 3 miles north of Keller"],
  [2, 2, "About 3 miles northeast of Keller"],
  [0, 3, "About 3 miles east of Keller"],
  [-5, 5, "About 7 miles southeast of Keller"],
  [-1.51, 0, "About 2 miles south of Keller"],
  [-1, -1, "About 1 mile southwest of Keller"],
  [0, -12.4, "About 12 miles west of Keller"],
  [1, -1.1, "About 1 mile northwest of Keller"],
  [0, 0, "Near the center of Keller"],
  [0.49, 0, "Near the center of Keller"],
  [0.51, 0, "About 1 mile north of Keller"],
])("%f miles north and %f miles east of Keller's middle is %j", (north, east, words) => {
  expect(nearbyWords(nearestCity(fromKeller(north, east), [KELLER]))).toBe(words);
});

const COMPASS = ["north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest"];

const radians = (degrees: number) => (degrees / 180) * Math.PI;

/** Where one arrives after so many miles with a bearing, in radians: the spherical law of cosines, another formula. */
function travel([latitude, longitude]: NamedPoint["point"], bearing: number, miles: number): Coordinates {
  const [from, angle] = [radians(latitude), miles / 3958.7613];
  const to = Math.asin(
    Math.sin(from) * Math.cos(angle) + Math.cos(from) * Math.sin(angle) * Math.cos(bearing),
  );
  const east = Math.sin(bearing) * Math.sin(angle) * Math.cos(from);
  const turn = Math.atan2(east, Math.cos(angle) - Math.sin(from) * Math.sin(to));
  return { lat: (to / Math.PI) * 180, lng: longitude + (turn / Math.PI) * 180 };
}

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const metroplex = fc.tuple(number(32.4, 33.1), number(-97.7, -96.4));
const anywhere = fc.tuple(number(-80, 80), number(-180, 180));
const cities = fc.oneof(metroplex, anywhere).map((point): NamedPoint => ({ name: "Anywhere", point }));

test("a journey from any city is told by its length and the nearest of eight directions", () => {
  fc.assert(
    fc.property(cities, number(0, 7), number(-21, 21), number(0.1, 3_000), (city, eighth, turn, miles) => {
      const direction = Math.round(eighth);
      const told = nearestCity(travel(city.point, radians(direction * 45 + turn), miles), [city]);
      expect(told.distance).toBeCloseTo(miles, 3);
      expect(told.direction).toBe(COMPASS[direction]);
    }),
    { numRuns: 1_000 },
  );
});
