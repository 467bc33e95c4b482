import { expect, test } from "vitest";
import { boardProblem, dotsOf } from "./dot-matrix.ts";

test("a letter is drawn by its columns", () => {
  expect(dotsOf("T")).toBe("M0 0v0.1M1 0v0.1M2 0v6.1M3 0v0.1M4 0v0.1");
  expect(dotsOf("E")).toMatch(/^M0 0v6.1M1 0v0.1M1 3v0.1M1 6v0.1/);
  expect(dotsOf("t")).toBeUndefined();
});

test.each([
  [["NAILS DON'T KEEP", "SHOP HOURS"], undefined],
  [[], "has 1 to 3 lines"],
  [["A", "B", "C", "D"], "has 1 to 3 lines"],
  [["PUT THE HANGER DOWN"], 'has 1 to 16 characters in a line; "PUT THE HANGER DOWN" has 19'],
  [["ONE", ""], 'has 1 to 16 characters in a line; "" has 0'],
  [["NAILS DON’T KEEP"], "shows only capital letters, digits, and ' - , . ? ! / &; it cannot show ’"],
  [["Shop hours"], "shows only capital letters, digits, and ' - , . ? ! / &; it cannot show h"],
])("the board %j: %s", (board, problem) => {
  expect(boardProblem(board)).toBe(problem);
});
