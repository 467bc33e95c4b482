import { expect, test } from "vitest";
import { plateFor, readLogo } from "./logo.ts";

const file = (inside: string, attributes = 'viewBox="0 0 200 120"') =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;

test("only the drawing is kept from a drawing program's file, in its place, with its colors as attributes", () => {
  const { svg, colors } = readLogo(
    file(
      '<style>.a{fill:#FFD200}</style><script>alert(1)</script><g id="face" onclick="alert(1)" style="stroke:#fff"><path class="a" d="M20 20h160v40H20z"/><path class="a" d="M90 90h9v9z"/></g>',
      'x="0px" width="100" height="60" viewBox="0 0 200 120" onload="alert(1)"',
    ),
  );
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 200 120"/);
  for (const place of ['x="8"', 'y="8"', 'width="48"', 'height="48"']) expect(svg).toContain(` ${place}`);
  expect(svg).not.toMatch(/style|script|alert|"0px"|"face"/);
  expect(colors.toSorted()).toEqual(["#ffd200", "#fff"]);
});

test("width and height are enough if the viewBox is missing", () => {
  expect(readLogo(file('<path d="M0 0h9v9z"/>', 'width="90" height="60"')).svg).toContain('viewBox="0 0 90 60"');
});

test.each([
  [file("<text>Bob</text>"), 'in Inkscape "Path > Object to Path", in Illustrator "Type > Create Outlines"'],
  [file('<path d="M0 0h9v9z"/>', 'viewBox="0 0 410 100"'), "it is 4.1 times as wide as high; expected a square"],
  [file('<image href="photo.jpg" width="9" height="9"/>'), "it holds a photograph"],
  [file('<path d="M0 0h9v9z"/>', ""), "it has no viewBox"],
  ["<html></html>", "it is not an SVG file"],
  ["", "it is empty"],
  ["<svg><path", "Unclosed"],
])("%j is refused: %s", (svg, reason) => {
  expect(() => readLogo(svg)).toThrow(reason);
});

test.each([
  [["#ffffff"], "#005431"],
  [["#005431"], "#fbfaf8"],
  [[], "#fbfaf8"],
])("a logo in %j gets a plate of %s", (colors, plate) => {
  expect(plateFor(colors, ["#005431", "#fbfaf8"])).toBe(plate);
});
