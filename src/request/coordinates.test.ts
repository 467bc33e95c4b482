import { expect, test } from "vitest";
import { formatCoordinates, groupedCoordinates, mapLink, sixDecimals } from "./coordinates.ts";

test.each([
  [-97.2518336, "-97.251834"],
  [32.9, "32.900000"],
  [-0.0000014, "-0.000001"],
  [1e-9, "0.000000"],
])("%f degrees are %j", (degrees, expected) => {
  expect(sixDecimals(degrees)).toBe(expected);
});

test("coordinates for people, and as a link to the map", () => {
  const keller = { lat: 32.9346119, lng: -97.2518341 };
  expect(formatCoordinates(keller)).toBe("32.934612, -97.251834");
  expect(mapLink(keller)).toBe("https://maps.google.com/?q=32.934612,-97.251834");
});

test.each([
  [32.9346119, -97.2518341, "North 32.934 612", "West 97.251 834"],
  [-33.8568, 151.2153, "South 33.856 800", "East 151.215 300"],
  [0, 0, "North 0.000 000", "East 0.000 000"],
])("coordinates %f, %f to be read aloud", (lat, lng, latitude, longitude) => {
  expect(groupedCoordinates({ lat, lng })).toEqual({ latitude, longitude });
});
