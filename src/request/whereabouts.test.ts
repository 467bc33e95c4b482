import { expect, test } from "vitest";
import type { Position } from "./position.ts";
import { type CityCenter, whereabouts } from "./whereabouts.ts";

const KELLER: CityCenter = { name: "Keller", center: { latitude: 32.9346, longitude: -97.2517 } };
const DALLAS: CityCenter = { name: "Dallas", center: { latitude: 32.7767, longitude: -96.797 } };
const FORT_WORTH: CityCenter = { name: "Fort Worth", center: { latitude: 32.7555, longitude: -97.3308 } };

const METERS_PER_MILE = 1609.344;

/** At Keller's latitude, a degree is 69.09 miles to the north and 57.99 miles to the east. */
const fromKeller = (milesNorth: number, milesEast: number, accuracy: number | undefined = 12): Position => ({
  latitude: KELLER.center.latitude + milesNorth / 69.09,
  longitude: KELLER.center.longitude + milesEast / 57.99,
  accuracy,
  foundAt: 0,
});

const at = (position: Position) => whereabouts(position, [DALLAS, KELLER, FORT_WORTH]);

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
  expect(at(fromKeller(north, east))).toEqual({ kind: "near", words });
});

test.each([
  [0.1, 0.4, "Near the center of Keller"],
  [0.1, 0.6, "Within 1 mile of the center of Keller"],
  [0.8, 1.6, "Within 3 miles of the center of Keller"],
  [1.9, 2, "Within 4 miles of the center of Keller"],
  [3, 2, "About 3 miles north of Keller"],
])("%f miles north of it, but known only within %f miles, is %j", (north, radius, words) => {
  expect(at(fromKeller(north, 0, radius * METERS_PER_MILE))).toEqual({ kind: "near", words });
});

test.each([2.01, 63, 12_000])("known only within %f miles, a position is near no city", (radius) => {
  expect(at(fromKeller(0, 0, radius * METERS_PER_MILE))).toEqual({ kind: "rough" });
});

test("a position of unknown accuracy is near no city", () => {
  expect(at({ ...fromKeller(0, 0), accuracy: undefined })).toEqual({ kind: "rough" });
});

test.each([
  ["59.5 miles north of Keller", fromKeller(59.5, 0), "near"],
  ["60.5 miles north of Keller", fromKeller(60.5, 0), "far"],
  ["in Alaska", { ...KELLER, latitude: 61.2, longitude: -149.9, accuracy: 12, foundAt: 0 }, "far"],
  ["at 0, 0", { latitude: 0, longitude: 0, accuracy: 12, foundAt: 0 }, "far"],
])("a position %s is %3$s", (_, position, kind) => {
  expect(at(position)).toMatchObject({ kind });
});
