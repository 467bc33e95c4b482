import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { accuracyWords, ageWords, isRough, pinWords } from "./precision.ts";

const NOW = Date.UTC(2026, 0, 31, 12);

/** Whatever `locate` lets through, in meters. */
const accuracies = fc.double({ min: 1e-3, max: 100_000, noNaN: true });

/** The radius that the words claim, in meters: 1 foot is 0.3048 m, 1 mile 1609.344 m. */
function claimed(words: string): number {
  const [, amount, unit] = /^within ([\d.]+) (feet|miles?)$/.exec(words.replace(",", "")) ?? [];
  return Number(amount) * (unit === "feet" ? 0.3048 : 1609.344);
}

describe("accuracy", () => {
  test.each([
    [1, "within 10 feet"],
    [3, "within 10 feet"],
    [3.1, "within 20 feet"],
    [12, "within 40 feet"],
    [20, "within 70 feet"],
    [30.48, "within 100 feet"],
    [30.5, "within 150 feet"],
    [100, "within 350 feet"],
    [304.8, "within 1,000 feet"],
    [305, "within 0.2 miles"],
    [322, "within 0.3 miles"],
    [1_600, "within 1 mile"],
    [1_610, "within 1.1 miles"],
    [2_500, "within 1.6 miles"],
    [16_000, "within 10 miles"],
    [16_100, "within 11 miles"],
    [100_000, "within 63 miles"],
  ])("of %d meters is %j", (meters, words) => {
    expect(accuracyWords(meters)).toBe(words);
  });

  test("is never claimed to be better than the device told, nor much worse", () => {
    fc.assert(
      fc.property(accuracies, (meters) => {
        const radius = claimed(accuracyWords(meters));
        expect(radius).toBeGreaterThanOrEqual(meters * (1 - 1e-12));
        // Ten feet at least; else half as much again, as 101 feet become 150.
        expect(radius).toBeLessThanOrEqual(Math.max(meters + 3.048, meters * 1.6));
      }),
    );
  });

  test("of the worse of two is not claimed to be better", () => {
    fc.assert(
      fc.property(accuracies, accuracies, (one, other) => {
        const [better, worse] = [Math.min(one, other), Math.max(one, other)];
        expect(claimed(accuracyWords(better))).toBeLessThanOrEqual(claimed(accuracyWords(worse)));
      }),
    );
  });
});

test.each([
  [-5_000, "just now"],
  [0, "just now"],
  [59_999, "just now"],
  [60_000, "1 minute ago"],
  [119_999, "1 minute ago"],
  [120_000, "2 minutes ago"],
  [4 * 60_000 + 30_000, "4 minutes ago"],
  [35 * 60_000, "35 minutes ago"],
])("what was %d milliseconds ago was %j", (milliseconds, words) => {
  expect(ageWords(milliseconds)).toBe(words);
});

describe("a pin", () => {
  test.each([
    [12, 0, "within 40 feet, just now"],
    [2_500, 4 * 60_000, "within 1.6 miles, 4 minutes ago"],
    [undefined, 60_000, "1 minute ago"],
  ])("of %s meters, %d milliseconds old, is %j", (accuracy, age, words) => {
    expect(pinWords({ accuracy, foundAt: NOW - age }, NOW)).toBe(words);
  });

  test.each([
    [12, 0, false],
    [100, 60_000, false],
    [100.1, 0, true],
    [12, 60_001, true],
    [undefined, 0, true],
  ])("of %s meters, %d milliseconds old, wants words: %s", (accuracy, age, rough) => {
    expect(isRough({ accuracy, foundAt: NOW - age }, NOW)).toBe(rough);
  });
});
