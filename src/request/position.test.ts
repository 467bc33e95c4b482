import fc from "fast-check";
import { expect, test } from "vitest";
import { isPosition } from "./position.ts";
import { positions } from "./test-arbitraries.ts";

test("any position of a device is one", () => {
  fc.assert(fc.property(positions, isPosition));
});

const SOUND = { latitude: 32.9346123, longitude: -97.2518341, accuracy: 12.4, foundAt: 0 };

test.each([
  ...[undefined, null, 7, "here", [], {}],
  ...[91, -90.1, "32.9", null, undefined, Number.NaN].map((latitude) => ({ ...SOUND, latitude })),
  ...[180.1, -181, "-97", Infinity].map((longitude) => ({ ...SOUND, longitude })),
  ...[0, -3, "12", null].map((accuracy) => ({ ...SOUND, accuracy })),
  ...["soon", null, undefined].map((foundAt) => ({ ...SOUND, foundAt })),
])("%j is none", (value) => {
  expect(isPosition(value)).toBe(false);
});
