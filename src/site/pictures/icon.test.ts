import { Resvg } from "@resvg/resvg-js";
import { expect, test } from "vitest";
import { colors } from "./colors.ts";
import { type IconShape, iconSvg, logoSvg } from "./icon.tsx";

const SIZE = 64;

/** A logo that fills its file with white. */
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><path id="face" style="fill:#fff" d="M0 0h90v90H0z"/></svg>';

/** The color and opacity of one pixel of the icon, drawn at 64 pixels a side. */
function pixel(shape: IconShape, x: number, y: number, logo: string | null = null) {
  const svg = iconSvg(shape, logo);
  const { pixels } = new Resvg(svg, {
    fitTo: { mode: "width", value: SIZE },
    font: { loadSystemFonts: false },
  }).render();
  const at = (y * SIZE + x) * 4;
  return { color: `#${pixels.toString("hex", at, at + 3)}`, alpha: pixels[at + 3] };
}

test("a mask of any shape leaves the end of the road: it is within 40% of the center", () => {
  expect(pixel("maskable", 31, 13).color).toBe(colors.sign);
  expect(pixel("maskable", 28, 18).color).toBe(colors.reflective);
});

test("an owner's logo is in the middle of a plate, within what a mask leaves", () => {
  expect(pixel("tile", 0, 0, LOGO).alpha).toBe(0);
  expect(pixel("square", 1, 1, LOGO)).toEqual({ color: colors.sign, alpha: 255 });
  expect(pixel("tile", 32, 32, LOGO).color).toBe("#ffffff");
  expect(pixel("tile", 10, 32, LOGO).color).toBe("#ffffff");
  expect(pixel("maskable", 10, 32, LOGO).color).toBe(colors.sign);
});

test("a wide logo keeps its proportions in the header, and in a square icon has room above and below it", () => {
  const wide =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 100"><path fill="#fff" d="M0 0h400v100H0z"/></svg>';
  expect(pixel("square", 32, 14, wide).color).toBe(colors.sign);
  expect(pixel("square", 10, 32, wide).color).toBe("#ffffff");
  expect(pixel("square", 53, 32, wide).color).toBe("#ffffff");
  const { width, height } = new Resvg(logoSvg(wide)).render();
  expect([width, height]).toEqual([208, 64]);
});
