import { expect, test } from "vitest";
import { LOGO } from "../src/contract/build-contract.ts";
import { checkPictures } from "./check-pictures.ts";

const STYLES = "<style>.sign,.road>text{--edge: 2px}@media print{.night{fill:red}}</style>";

test("a picture with a rule for each class and a value for each variable is fine", () => {
  const svg = `<svg class="sign night">${STYLES}<g class="road" stroke="var(--edge)" fill="var(--land, red)"/></svg>`;
  expect(checkPictures({ "pictures/map.svg": svg })).toEqual([]);
});

test.each([
  ["a class", '<g class="sign marker"/>', "the class marker"],
  ["a class that is a part of another's name", '<g class="sig"/>', "the class sig"],
  ["a variable", '<g fill="var(--color-ink)"/>', "the variable --color-ink"],
  ["a variable in its styles", "<style>.sign{fill:var(--edges)}</style>", "the variable --edges"],
])("a picture must define %s that it uses", (_, part, name) => {
  const files = {
    "pictures/map.svg": `<svg>${STYLES}${part}</svg>`,
    [LOGO]: `<svg>${part}</svg>`,
    "a.txt": part,
  };
  expect(checkPictures(files)).toEqual([
    `pictures/map.svg: uses ${name}, which it does not define; add it there.`,
  ]);
});
