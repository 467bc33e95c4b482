import { Resvg } from "@resvg/resvg-js";
import { expect, test } from "vitest";
import { colors } from "./colors.ts";
import { type IconShape, iconSvg } from "./icon.tsx";

const SIZE = 64;

/** The color and opacity of one pixel of the icon, drawn at 64 pixels a side. */
function pixel(shape: IconShape, x: number, y: number): { color: string; alpha: number | undefined } {
  const svg = iconSvg({ shape });
  const { pixels } = new Resvg(svg, { fitTo: { mode: "width", value: SIZE } }).render();
  const at = (y * SIZE + x) * 4;
  return { color: `#${pixels.toString("hex", at, at + 3)}`, alpha: pixels[at + 3] };
}

test("the tile's corners are round, the square goes to its edges", () => {
  expect(pixel("tile", 0, 0).alpha).toBe(0);
  expect(pixel("square", 0, 0)).toEqual({ color: colors.sign, alpha: 255 });
});

test("a sign has its border, an icon for masks none that a mask could cut", () => {
  expect(pixel("tile", 6, 24).color).toBe(colors.reflective);
  expect(pixel("maskable", 6, 24).color).toBe(colors.sign);
});

test("a mask of any shape leaves the end of the road: it is within 40% of the center", () => {
  expect(pixel("maskable", 31, 13).color).toBe(colors.sign);
  expect(pixel("maskable", 28, 18).color).toBe(colors.reflective);
});
