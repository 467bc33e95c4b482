import { expect, test } from "vitest";
import { testBusiness } from "../../../tests/support/business.ts";
import { siteColors } from "../styles/colors.ts";
import { type Drawing, pngOf, readDrawing } from "./drawing.ts";
import { type IconShape, iconSvg, logoSvg } from "./site-icon.tsx";

const SIZE = 64;

const BUSINESS = testBusiness();

const colors = siteColors(BUSINESS).light;

/** A logo that fills its file with white. */
const LOGO = readDrawing(
  Buffer.from('<svg width="90" height="90"><path id="face" style="fill:#fff" d="M0 0h90v90H0z"/></svg>'),
);

/** The color and opacity of one pixel of the icon, drawn at 64 pixels a side. */
async function pixel(shape: IconShape, x: number, y: number, logo: Drawing | null = null) {
  const pixels = await pngOf(iconSvg(BUSINESS, logo, shape))
    .ensureAlpha()
    .raw()
    .toBuffer();
  const at = (y * SIZE + x) * 4;
  return { color: `#${pixels.toString("hex", at, at + 3)}`, alpha: pixels[at + 3] };
}

test("the square icon, for masks, has no border, and the end of its road within 40% of the center", async () => {
  expect((await pixel("tile", 6, 32)).color).toBe(colors.reflective);
  expect((await pixel("square", 6, 32)).color).toBe(colors.sign);
  expect((await pixel("square", 31, 13)).color).toBe(colors.sign);
  expect((await pixel("square", 28, 16)).color).toBe(colors.reflective);
});

test("an owner's logo is in the middle of a plate; in the square icon, where no mask cuts it", async () => {
  expect((await pixel("tile", 0, 0, LOGO)).alpha).toBe(0);
  expect(await pixel("square", 1, 1, LOGO)).toEqual({ color: colors.sign, alpha: 255 });
  expect((await pixel("tile", 32, 32, LOGO)).color).toBe("#ffffff");
  expect((await pixel("tile", 10, 32, LOGO)).color).toBe("#ffffff");
  expect((await pixel("square", 10, 32, LOGO)).color).toBe(colors.sign);
});

test("a wide logo keeps its proportions in the header, and in a square icon has room above and below it", async () => {
  const wide = readDrawing(Buffer.from('<svg viewBox="0 0 400 100"><path fill="#fff" d="M0 0h400v100H0z"/></svg>'));
  expect((await pixel("tile", 32, 14, wide)).color).toBe(colors.sign);
  expect((await pixel("tile", 10, 32, wide)).color).toBe("#ffffff");
  expect((await pixel("tile", 53, 32, wide)).color).toBe("#ffffff");
  const { width, height } = await pngOf(logoSvg(BUSINESS, wide)).metadata();
  expect([width, height]).toEqual([208, 64]);
});
