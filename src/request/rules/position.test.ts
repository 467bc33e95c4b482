import { expect, test, vi } from "vitest";
import {
  accuracyText,
  ageText,
  isBetter,
  isExpired,
  isGoodEnough,
  isPosition,
  isRough,
  isSame,
  timeText,
} from "./position.ts";

/*
 * Six decimals, and the link to the map: request-message.test.ts. That valid positions are taken: locate.test.ts,
 * pin-storage.test.ts.
 */

const VALID = { latitude: 32.9346123, longitude: -97.2518341, accuracy: 12.4, foundAt: 0 };

test.each([
  undefined,
  "here",
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
  [30.5, "within 150 feet"],
  [304.8, "within 1,000 feet"],
  [305, "within 0.2 miles"],
  [1_600, "within 1 mile"],
  [2_500, "within 1.6 miles"],
  [16_100, "within 11 miles"],
  [undefined, "precision unknown"],
])("an accuracy of %s meters is %j", (accuracy, words) => {
  expect(accuracyText(accuracy)).toBe(words);
});

test.each([
  // The clock was set back.
  [-3_600_000, "just now"],
  [59_999, "just now"],
  [119_999, "1 min ago"],
  [119 * 60_000, "119 min ago"],
  [120 * 60_000, "2 hours ago"],
  [179 * 60_000, "2 hours ago"],
])("what is %d milliseconds old was %s", (age, words) => {
  expect(ageText(NOW - age, NOW)).toBe(words);
});

test.each([
  [0, 5, "12:05 AM"],
  [9, 42, "9:42 AM"],
  [12, 0, "12:00 PM"],
  [23, 59, "11:59 PM"],
])("on a phone on which it is %d:%d, a text says %j, in letters of a text message alone", (hours, minutes, words) => {
  // As Firefox and Safari write times, with a narrow space. Node has an ordinary one.
  vi.spyOn(Date.prototype, "toLocaleTimeString").mockReturnValue(words.replace(" ", "\u202f"));
  expect(timeText(new Date(2026, 0, 31, hours, minutes).getTime())).toBe(words);
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
