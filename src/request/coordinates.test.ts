import { expect, test } from "vitest";
import { formatCoordinates, mapLink, sixDecimals } from "./coordinates.ts";

test.each([
  [-97.2518336, "-97.251834"],
  [32.9, "32.900000"],
  [0, "0.000000"],
  [-0.0000014, "-0.000001"],
  [1e-9, "0.000000"],
  [180, "180.000000"],
])("%f degrees are %j", (degrees, expected) => {
  expect(sixDecimals(degrees)).toBe(expected);
});

test("coordinates for people", () => {
  expect(formatCoordinates({ lat: 32.9346119, lng: -97.2518341 })).toBe("32.934612, -97.251834");
});

test("coordinates as a link to the map", () => {
  expect(mapLink({ lat: 32.9346119, lng: -97.2518341 })).toBe(
    "https://maps.google.com/?q=32.934612,-97.251834",
  );
});
