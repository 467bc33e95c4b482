import fc from "fast-check";
import { expect, test } from "vitest";
import { positions } from "../../tests/support/arbitraries.ts";
import { isPosition } from "./position.ts";

test("any position of a device is one", () => {
  fc.assert(fc.property(positions, isPosition));
});

const VALID = { latitude: 32.9346123, longitude: -97.2518341, accuracy: 12.4, foundAt: 0 };

test.each([
  ...[undefined, null, 7, "here", [], {}],
  ...[91, -90.1, "32.9", null, undefined, Number.NaN].map((latitude) => ({ ...VALID, latitude })),
  ...[180.1, -181, "-97", Infinity].map((longitude) => ({ ...VALID, longitude })),
  ...[0, -3, "12", null].map((accuracy) => ({ ...VALID, accuracy })),
  ...["soon", null, undefined].map((foundAt) => ({ ...VALID, foundAt })),
])("%j is none", (value) => {
  expect(isPosition(value)).toBe(false);
});
