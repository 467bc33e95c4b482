import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { expect, test } from "vitest";
import { logoProblem, photoProblem } from "./picture-problems.ts";

/** An SVG file, of 80 x 80 units if nothing else is said. */
function svg(drawing: string, viewBox = "0 0 80 80"): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${drawing}</svg>`);
}

/** Lines that cannot be made smaller. */
const heavy = Array.from(randomBytes(36_000), (byte) => (byte / 3.2).toFixed(1)).join(" ");

test("a thin line and a white drawing are logos", async () => {
  for (const drawing of ['<path d="M0 0L80 80" stroke="#000"/>', '<circle r="9" cx="9" cy="9" fill="#fff"/>'])
    expect(await logoProblem(svg(drawing))).toBeUndefined();
});

test.each([
  ["nothing", svg(""), "nothing of it can be seen: it is empty, or outside of its viewBox; fit the page"],
  ["a drawing outside of its viewBox", svg('<path d="M90 0h9v9z"/>'), "nothing of it can be seen"],
  ["a dot", svg('<path d="M0 0h1v1z"/>'), "nothing of it can be seen"],
  [
    "more than all fonts of the site",
    svg(`<path d="M${heavy}"/>`),
    /would take \d\d kB of every visit; expected at most 30 kB: simplify/,
  ],
  [
    "UTF-16",
    Buffer.from("\ufeff<svg/>", "utf16le"),
    "it is no SVG file in UTF-8; save the drawing as plain SVG",
  ],
  [
    "Illustrator's editing data",
    svg(
      '<switch><foreignObject requiredExtensions="http://ns.adobe.com/AdobeIllustrator/10.0/"/><path d="M0 0h9v9z"/></switch>',
    ),
    'in Illustrator, save it without "Preserve Illustrator Editing Capabilities"',
  ],
])("a logo that holds %s is refused", async (_, content, problem) => {
  expect(await logoProblem(content)).toMatch(problem);
});

const TOO_DEEP = "it cannot be drawn: its parts are too many, or too deep inside each other";
const SHAPE = '<path d="M0 0h80v80z"/>';
/** A drawing of this many groups inside each other, which svgo cannot join. */
const nested = (depth: number) => `<g opacity=".9">${SHAPE}`.repeat(depth) + "</g>".repeat(depth);

test.each([
  ["of 300 groups in groups", svg(nested(300)), TOO_DEEP],
  ["of 20,000 groups in groups", svg(nested(20_000)), TOO_DEEP],
  ["in another file", svg('<use href="file:///etc/logo.svg#a"/>'), "nothing of it can be seen"],
])("a logo %s is refused, and does not end the build", async (_, content, problem) => {
  expect(await logoProblem(content)).toMatch(problem);
});

/** A picture of one color. */
function picture(background: string, { width = 1600, height = 900 } = {}) {
  return sharp({ create: { width, height, channels: 4, background } });
}

test.each(["jpeg", "avif"] as const)("a %s of 1600 x 900 pixels is accepted", async (format) => {
  const photo = picture("#888888").toFormat(format, format === "avif" ? { effort: 0 } : {});
  expect(await photoProblem(await photo.toBuffer())).toBeUndefined();
});

test("a rotated picture is measured as it is displayed", async () => {
  const turned = picture("#888888", { width: 900, height: 1600 }).withMetadata({ orientation: 6 });
  expect(await photoProblem(await turned.jpeg().toBuffer())).toBeUndefined();
});

const jpeg = (size: object) => picture("red", size).jpeg().toBuffer();
const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
const grain = sharp({ create: { width: 1600, height: 1000, channels: 3, background: "#888888", noise } });

test.each<[name: string, photo: Promise<Buffer> | Buffer, problem: string]>([
  ["empty", Buffer.of(), "it is empty; expected a JPEG, PNG, WebP or AVIF picture of your van or team"],
  ["too narrow", jpeg({ width: 1599 }), "it is 1599 x 900 pixels; expected at least 1600 x 900"],
  ["transparent", picture("#ff000080").png().toBuffer(), "parts of it are transparent; save it without"],
  ["a GIF", picture("red").gif().toBuffer(), "it is a file of another kind, gif; expected a JPEG"],
  ["cut short", (await grain.jpeg().toBuffer()).subarray(0, 9000), "it cannot be read as a picture"],
  ["a text", Buffer.from("van"), "it cannot be read as a picture; expected a JPEG"],
])("a photo that is %s is refused", async (_, photo, problem) => {
  expect(await photoProblem(await photo)).toContain(problem);
});
