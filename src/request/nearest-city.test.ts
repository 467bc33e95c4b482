import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Coordinates } from "./coordinates.ts";
import { type NamedPoint, nearbyWords, nearestCity } from "./nearest-city.ts";

const KELLER: NamedPoint = { name: "Keller", point: [32.9346, -97.2517] };
const DALLAS: NamedPoint = { name: "Dallas", point: [32.7767, -96.797] };

/** Degrees of latitude, and of longitude at Keller's, that are a mile long: 69.09 miles and 57.99 miles to a degree. */
const NORTH = 1 / 69.09;
const EAST = 1 / 57.99;

const fromKeller = (milesNorth: number, milesEast: number): Coordinates => ({
  lat: 32.9346 + milesNorth * NORTH,
  lng: -97.2517 + milesEast * EAST,
});

test.each([
  [3, 0, "About 3 miles north of Keller"],
  [2, 2, "About 3 miles northeast of Keller"],
  [0, 3, "About 3 miles east of Keller"],
  [-5, 5, "About 7 miles southeast of Keller"],
  [-3, 0, "About 3 miles south of Keller"],
  [-1, -1, "About 1 mile southwest of Keller"],
  [0, -12.4, "About 12 miles west of Keller"],
  [1, -1.1, "About 1 mile northwest of Keller"],
  [0, 0, "Near the center of Keller"],
  [0.49, 0, "Near the center of Keller"],
  [0.51, 0, "About 1 mile north of Keller"],
  [-1.51, 0, "About 2 miles south of Keller"],
  [0, 400, "About 400 miles east of Keller"],
])("%f miles north and %f miles east of Keller's middle is %j", (north, east, words) => {
  expect(nearbyWords(nearestCity(fromKeller(north, east), [KELLER]))).toBe(words);
});

test("of several cities the nearest one counts, wherever it stands in the list", () => {
  const euless = { lat: 32.85, lng: -97.0 };
  const orders: [NamedPoint, NamedPoint][] = [
    [KELLER, DALLAS],
    [DALLAS, KELLER],
  ];
  for (const cities of orders) {
    expect(nearestCity(euless, cities)).toMatchObject({ name: "Dallas", direction: "northwest" });
    expect(nearestCity(fromKeller(-3, 0), cities)).toMatchObject({ name: "Keller", direction: "south" });
  }
});

test("Keller is 28.56 miles from Dallas, as the crow flies", () => {
  expect(nearestCity({ lat: 32.9346, lng: -97.2517 }, [DALLAS]).distance).toBeCloseTo(28.557, 3);
});

/*
 * The reference: places as vectors from the middle of the earth. The distance is the angle between two of them, from
 * their chord; the direction is what one is of the other along that one's own axes to the north and to the east.
 */
type Vector = readonly [x: number, y: number, z: number];

const rad = (degrees: number) => (degrees / 180) * Math.PI;

const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

function axes(latitude: number, longitude: number): { up: Vector; north: Vector; east: Vector } {
  const [sinLat, cosLat] = [Math.sin(rad(latitude)), Math.cos(rad(latitude))];
  const [sinLng, cosLng] = [Math.sin(rad(longitude)), Math.cos(rad(longitude))];
  return {
    up: [cosLat * cosLng, cosLat * sinLng, sinLat],
    north: [-sinLat * cosLng, -sinLat * sinLng, cosLat],
    east: [-sinLng, cosLng, 0],
  };
}

function referenceMiles({ point }: NamedPoint, { lat, lng }: Coordinates): number {
  const [a, b] = [axes(...point).up, axes(lat, lng).up];
  const chord = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
  return 2 * 3958.7613 * Math.asin(Math.min(1, chord / 2));
}

const COMPASS: Readonly<Record<string, number>> = {
  north: 0,
  northeast: 45,
  east: 90,
  southeast: 135,
  south: 180,
  southwest: 225,
  west: 270,
  northwest: 315,
};

const within = (latitudes: [number, number], longitudes: [number, number]) =>
  fc.tuple(
    fc.double({ min: latitudes[0], max: latitudes[1], noNaN: true }),
    fc.double({ min: longitudes[0], max: longitudes[1], noNaN: true }),
  );

const metroplex = within([32.4, 33.1], [-97.7, -96.4]);
const anywhere = within([-89, 89], [-180, 180]);
const places = fc.oneof({ weight: 3, arbitrary: metroplex }, { weight: 1, arbitrary: anywhere });
const asCoordinates = places.map(([lat, lng]) => ({ lat, lng }));
const namedPoints = places.map((point) => ({ name: "Anywhere", point }));

describe("as a reference formula has it", () => {
  test("the distance", () => {
    fc.assert(
      fc.property(asCoordinates, namedPoints, (here, city) => {
        const miles = referenceMiles(city, here);
        // Close to the other end of the earth, both formulas lose digits.
        const tolerance = miles < 12_000 ? 1e-6 : 1e-3;
        expect(Math.abs(nearestCity(here, [city]).distance - miles)).toBeLessThan(tolerance);
      }),
      { numRuns: 1_000 },
    );
  });

  test("the direction, which is never more than half a step off", () => {
    fc.assert(
      fc.property(asCoordinates, namedPoints, (here, city) => {
        const miles = referenceMiles(city, here);
        fc.pre(miles > 0.01 && miles < 12_000);
        const { north, east } = axes(...city.point);
        const { up } = axes(here.lat, here.lng);
        const bearing = Math.atan2(dot(up, east), dot(up, north));
        const told = rad(COMPASS[nearestCity(here, [city]).direction] ?? NaN);
        expect(Math.cos(bearing - told)).toBeGreaterThan(Math.cos(rad(22.5)) - 1e-6);
      }),
      { numRuns: 1_000 },
    );
  });

  test("and no other city is nearer", () => {
    const cities = fc
      .tuple(namedPoints, fc.array(namedPoints, { maxLength: 20 }))
      .map(([first, others]): [NamedPoint, ...NamedPoint[]] => [first, ...others]);
    fc.assert(
      fc.property(asCoordinates, cities, (here, all) => {
        const shortest = Math.min(...all.map((city) => referenceMiles(city, here)));
        expect(nearestCity(here, all).distance).toBeCloseTo(shortest, 2);
      }),
    );
  });
});
