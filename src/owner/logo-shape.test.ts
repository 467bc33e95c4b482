import { expect, test } from "vitest";
import { isWordmark, plateWidth, shapeProblem } from "./logo-shape.ts";

const logo = (attributes: string) => `<svg ${attributes}/>`;

test.each<[attributes: string, hasName: boolean, width: number]>([
  ['viewBox="0 0 80 80"', false, 64],
  // The plate of one that is nearly square is.
  ["viewBox='0,0, 98 100'", false, 64],
  ['width="150px" height="100px"', false, 88],
  ['viewBox="0 0 160 80" width="1" height="9"', true, 112],
  ['viewBox="0 0 400 100"', true, 208],
  // What is wrong with these files is said where they are read.
  ['viewBox="0 0 0 80"', false, 64],
  ["", false, 64],
])("a logo of %s may be used; that it holds the name: %s", (attributes, hasName, width) => {
  const svg = logo(attributes);
  expect([shapeProblem(svg), isWordmark(svg), plateWidth(svg)]).toEqual([undefined, hasName, width]);
});

test.each([
  ['viewBox="0 0 97 100"', "it is higher than wide; expected a square, or at most 4 times as wide as high"],
  ['width="401" height="100"', "it is 4.0 times as wide as high; expected a square, or at most"],
])("a logo of %s may not: %s", (attributes, problem) => {
  expect(shapeProblem(logo(attributes))).toContain(problem);
});
