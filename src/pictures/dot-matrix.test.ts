import { expect, test } from "vitest";
import { boardProblem, dotsOf } from "./dot-matrix.ts";

test("a letter is drawn dot by dot", () => {
  expect(dotsOf("T")).toBe("M0 0h0M1 0h0M2 0h0M2 1h0M2 2h0M2 3h0M2 4h0M2 5h0M2 6h0M3 0h0M4 0h0");
  expect(dotsOf("t")).toBeUndefined();
});

test.each([
  [["NAILS DON'T KEEP", "SHOP HOURS"], undefined],
  [[], "has 1 to 3 lines"],
  [["A", "B", "C", "D"], "has 1 to 3 lines"],
  [["PUT THE HANGER DOWN"], 'has 1 to 16 letters a line, and "PUT THE HANGER DOWN" has 19'],
  [["ONE", ""], 'has 1 to 16 letters a line, and "" has 0'],
  [["NAILS DON’T KEEP"], "has capitals, figures and ' - , . ? ! / & only, and no ’"],
  [["Shop hours"], "has capitals, figures and ' - , . ? ! / & only, and no h"],
])("the board %j: %s", (board, problem) => {
  expect(boardProblem(board)).toBe(problem);
});
