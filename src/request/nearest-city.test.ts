import { expect, test } from "vitest";
import type { Coordinates } from "./coordinates.ts";
import { type NamedPoint, nearbyWords } from "./nearest-city.ts";

const KELLER: NamedPoint = { name: "Keller", point: [32.9346, -97.2517] };
const DALLAS: NamedPoint = { name: "Dallas", point: [32.7767, -96.797] };
const FORT_WORTH: NamedPoint = { name: "Fort Worth", point: [32.7555, -97.3308] };

/** At Keller's latitude, a degree is 69.09 miles to the north and 57.99 miles to the east. */
const fromKeller = (milesNorth: number, milesEast: number): Coordinates => ({
  lat: 32.9346 + milesNorth / 69.09,
  lng: -97.2517 + milesEast / 57.99,
});

test.each([
  [3, 0, "About 3 miles north of Keller"],
  [2, 2, "About 3 miles northeast of Keller"],
  [2.54, 5.44, "About 6 miles northeast of Keller"],
  [2.25, 5.56, "About 6 miles east of Keller"],
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
  expect(nearbyWords(fromKeller(north, east), [DALLAS, KELLER, FORT_WORTH])).toBe(words);
});
