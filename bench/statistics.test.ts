import { expect, test } from "vitest";
import { median } from "./statistics.ts";

test.each([
  [[], undefined],
  [[3], 3],
  [[10, 9, 100], 10],
  [[4, 1, 3, 2], 2.5],
])("the median of %j is %j", (values, middle) => {
  expect(median(values)).toBe(middle);
});
