import { expect, test } from "vitest";
import { groupedCoordinates } from "./coordinates.ts";

/* Six decimals, and the link to the map: compose.test.ts, geocoders.test.ts. */

test.each([
  [32.9346119, -97.2518341, "North 32.934 612", "West 97.251 834"],
  [-33.8568, 151.2153, "South 33.856 800", "East 151.215 300"],
  [0, 0, "North 0.000 000", "East 0.000 000"],
])("coordinates %f, %f to be read aloud", (latitude, longitude, first, second) => {
  expect(groupedCoordinates({ latitude, longitude })).toEqual([first, second]);
});
