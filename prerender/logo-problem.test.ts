import { randomBytes } from "node:crypto";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { logoProblem } from "./logo-problem.ts";

/** An SVG file of 80 x 80 units. */
function svg(drawing: string): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80">${drawing}</svg>`);
}

/** Lines that cannot be made smaller. */
const heavy = Array.from(randomBytes(60_000), (byte) => (byte / 3.2).toFixed(1)).join(" ");

test("a thin line and a white drawing are logos", () => {
  for (const drawing of ['<path d="M0 0L80 80" stroke="#000"/>', '<circle r="9" cx="9" cy="9" fill="#fff"/>'])
    expect(logoProblem(svg(drawing))).toBeUndefined();
});

test.each([
  ["nothing", svg(""), "nothing of it can be seen: it is empty, or outside of its viewBox; fit the page"],
  ["a drawing outside of its viewBox", svg('<path d="M90 0h9v9z"/>'), "nothing of it can be seen"],
  ["one that ends resvg's process", svg('<path d="M900 900h50v50z"/>'), "nothing of it can be seen"],
  ["a dot", svg('<path d="M0 0h1v1z"/>'), "nothing of it can be seen"],
  [
    "more than all fonts of the site",
    svg(`<path d="M${heavy}"/>`),
    /would take \d\d kB of every visit; expected at most 30 kB: simplify/,
  ],
  ["a PNG", Buffer.from("\x89PNG\r\n", "latin1"), "it is a PNG picture with the name of an SVG file"],
  [
    "an svgz",
    gzipSync(svg("")),
    "it is a compressed file (.svgz) with the name of an SVG file; save the drawing as plain SVG",
  ],
  ["UTF-16", Buffer.from("\ufeff<svg/>", "utf16le"), "it is not in UTF-8; save it as plain SVG"],
  [
    "Illustrator's editing data",
    svg(
      '<switch><foreignObject requiredExtensions="http://ns.adobe.com/AdobeIllustrator/10.0/"/><path d="M0 0h9v9z"/></switch>',
    ),
    'in Illustrator, save it without "Preserve Illustrator Editing Capabilities"',
  ],
])("a logo that holds %s is refused", (_, content, problem) => {
  expect(logoProblem(content)).toMatch(problem);
});
