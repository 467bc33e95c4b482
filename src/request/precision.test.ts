import { expect, test } from "vitest";
import { accuracyWords, isGoodEnough, isMoreTelling, isRough, pinWords } from "./precision.ts";

const NOW = Date.UTC(2026, 0, 31, 12);

test.each([
  [1, "within 10 feet"],
  [3.1, "within 20 feet"],
  [30.48, "within 100 feet"],
  [30.5, "within 150 feet"],
  [304.8, "within 1,000 feet"],
  [305, "within 0.2 miles"],
  [1_600, "within 1 mile"],
  [1_610, "within 1.1 miles"],
  [15_000, "within 9.4 miles"],
  [16_000, "within 10 miles"],
  [16_100, "within 11 miles"],
])("an accuracy of %d meters is %j", (meters, words) => {
  expect(accuracyWords(meters)).toBe(words);
});

test.each([
  [12, -5_000, "within 40 feet, just now"],
  [12, 59_999, "within 40 feet, just now"],
  [2_500, 60_000, "within 1.6 miles, 1 minute ago"],
  [undefined, 119_999, "1 minute ago"],
  [undefined, 35 * 60_000, "35 minutes ago"],
])("a pin of %s meters, %d milliseconds old, is %j", (accuracy, age, words) => {
  expect(pinWords({ accuracy, foundAt: NOW - age }, NOW)).toBe(words);
});

test.each([
  [20, 60_000, "good enough"],
  [20.1, 0, "fair"],
  [12, 60_001, "rough"],
  [100, 60_000, "fair"],
  [100.1, 0, "rough"],
  [undefined, 0, "rough"],
])("a pin of %s meters, %d milliseconds old, is %s", (accuracy, age, worth) => {
  const pin = { accuracy, foundAt: NOW - age };
  expect(isGoodEnough(pin, NOW)).toBe(worth === "good enough");
  expect(isRough(pin, NOW)).toBe(worth === "rough");
});

test.each([
  [12, 20, 0, true],
  [20, 20, 0, false],
  [20, undefined, 0, true],
  [undefined, undefined, 60_001, false],
  [100, 12, 60_000, false],
  [100, 12, 60_001, true],
  [101, 12, 60_001, false],
])("%s meters after %s, %d milliseconds later, tell more: %s", (accuracy, earlier, later, expected) => {
  const before = { accuracy: earlier, foundAt: NOW };
  expect(isMoreTelling({ accuracy, foundAt: NOW + later }, before)).toBe(expected);
});
