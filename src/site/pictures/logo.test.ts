import { expect, test } from "vitest";
import { readDrawing } from "./drawing.ts";
import { isWordmark, plateFor, plateWidth, readLogo } from "./logo.ts";

const file = (inside: string, attributes = 'viewBox="0 0 200 120"') =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;

const logo = (svg: string) => readLogo(readDrawing(Buffer.from(svg)));

test("only the drawing is kept from a drawing program's file, in its place, with its colors as attributes", () => {
  const { svg, colors } = logo(
    file(
      '<style>.a{fill:#FFD200}</style><g id="face" style="stroke:#fff"><path class="a" d="M20 20h160v40H20z"/><path class="a" d="M90 90h9v9z"/></g>',
      'x="0px" width="100" height="60" viewBox="0 0 200 120"',
    ),
  );
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 200 120"/);
  for (const place of ['x="8"', 'y="8"', 'width="48"', 'height="48"']) expect(svg).toContain(` ${place}`);
  expect(svg).not.toMatch(/style|class|"0px"|"face"/);
  expect(colors.toSorted()).toEqual(["#ffd200", "#fff"]);
});

test("width and height are enough if the viewBox is missing", () => {
  expect(logo(file('<path d="M0 0h9v9z"/>', 'width="98" height="100"')).svg).toContain('viewBox="0 0 98 100"');
});

test.each([
  [file("<text>Bob</text>"), 'in Inkscape "Path > Object to Path", in Illustrator "Type > Create Outlines"'],
  [file('<path d="M0 0h9v9z"/>', 'viewBox="0 0 401 100"'), "it is 4.0 times as wide as high; expected a square"],
  [file('<path d="M0 0h9v9z"/>', 'viewBox="0 0 97 100"'), "it is higher than wide; expected a square, or at most 4"],
])("%j is refused: %s", (svg, reason) => {
  expect(() => logo(svg)).toThrow(reason);
});

test.each([
  [["#ffffff"], "#005431"],
  [["#005431"], "#fbfaf8"],
  [[], "#fbfaf8"],
])("a logo in %j gets a plate of %s", (colors, plate) => {
  expect(plateFor(colors, ["#005431", "#fbfaf8"])).toBe(plate);
});

test.each<[attributes: string, hasName: boolean, width: number]>([
  ['viewBox="0 0 80 80"', false, 64],
  // The plate of one that is nearly square is.
  ["viewBox='0,0, 98 100'", false, 64],
  ['width="150px" height="100px"', false, 88],
  ['viewBox="0 0 160 80" width="1" height="9"', true, 112],
  ['viewBox="0 0 400 100"', true, 208],
])("a logo of %s holds the name: %s, on a plate of this width: %i", (attributes, hasName, width) => {
  const drawing = readDrawing(Buffer.from(`<svg ${attributes}/>`));
  expect([isWordmark(drawing), plateWidth(drawing)]).toEqual([hasName, width]);
});
