import { expect, test } from "vitest";
import { accuracyAndAgeText, isBetter, isExpired, isGoodEnough, isPosition, isRough, isSame } from "./position.ts";

/*
 * Six decimals, and the link to the map: messages.test.ts. That valid positions are taken: locate.test.ts,
 * stored.test.ts.
 */

const VALID = { latitude: 32.9346123, longitude: -97.2518341, accuracy: 12.4, foundAt: 0 };

test.each([
  ...[undefined, "here"],
  ...[91, "32.9", Number.NaN].map((latitude) => ({ ...VALID, latitude })),
  ...[-181, "-97"].map((longitude) => ({ ...VALID, longitude })),
  ...[-0.00004, 0.5].map((latitude) => ({ ...VALID, latitude, longitude: latitude / 2 })),
  ...[{ latitude: 0 }, { longitude: 0 }].map((unknown) => ({ ...VALID, ...unknown })),
  ...[0, "12"].map((accuracy) => ({ ...VALID, accuracy })),
  { ...VALID, foundAt: "soon" },
])("%j is not a position", (value) => {
  expect(isPosition(value)).toBe(false);
});

const HERE = { latitude: 32.9346, longitude: -97.2517 };
const NOW = Date.UTC(2026, 0, 31, 12);

test.each([
  [30.5, 0, "within 150 feet, just now"],
  [304.8, 0, "within 1,000 feet, just now"],
  [305, 0, "within 0.2 miles, just now"],
  [1_600, 0, "within 1 mile, just now"],
  [16_100, 0, "within 11 miles, just now"],
  [12, -3_600_000, "within 40 feet, just now"],
  [2_500, 60_000, "within 1.6 miles, 1 min ago"],
  [undefined, 119_999, "precision unknown, 1 min ago"],
  [12, 119 * 60_000, "within 40 feet, 119 min ago"],
  [12, 120 * 60_000, "within 40 feet, 2 hours ago"],
  [12, 179 * 60_000, "within 40 feet, 2 hours ago"],
])("a position within %s meters, %d milliseconds old, is %j", (accuracy, age, words) => {
  expect(accuracyAndAgeText({ ...HERE, accuracy, foundAt: NOW - age }, NOW)).toBe(words);
});

test.each([
  [1_799_999, false],
  [1_800_000, true],
  // The clock was set back.
  [-1_800_000, false],
])("what is %d milliseconds old has expired: %s", (age, expected) => {
  expect(isExpired(NOW - age, NOW)).toBe(expected);
});

test.each([
  [20, 60_000, "good enough"],
  [20, 60_001, "fair"],
  [20.1, 0, "fair"],
  [100.1, 0, "rough"],
  [undefined, 0, "rough"],
])("a position within %s meters, %d milliseconds old, is %s", (accuracy, age, worth) => {
  const position = { ...HERE, accuracy, foundAt: NOW - age };
  expect(isGoodEnough(position, NOW)).toBe(worth === "good enough");
  expect(isRough(position)).toBe(worth === "rough");
});

test.each([
  [12, 20, 0, true],
  [20, 20, 0, false],
  [undefined, 20, 90_000, false],
  [20, undefined, 0, true],
  [100, 12, 60_000, false],
  [100, 12, 60_001, true],
  [100.1, 12, 60_001, false],
  // From the device's memory.
  [2, 45, -1, false],
])("within %s meters after %s, %d ms later, is better: %s", (accuracy, earlier, later, expected) => {
  const before = { ...HERE, accuracy: earlier, foundAt: NOW };
  expect(isBetter({ ...HERE, accuracy, foundAt: NOW + later }, before, NOW + 90_000)).toBe(expected);
});

test("positions at different places are not the same, however precise", () => {
  const position = { ...HERE, accuracy: 12, foundAt: NOW };
  expect(isSame(position, { ...position, foundAt: NOW - 1 })).toBe(true);
  expect(isSame(position, { ...position, latitude: 32.9347 })).toBe(false);
});

test("a clock that was set back since makes no position older", () => {
  const before = { ...HERE, accuracy: 45, foundAt: NOW };
  expect(isBetter({ ...HERE, accuracy: 12, foundAt: NOW - 3_600_000 }, before, NOW - 1)).toBe(true);
});
