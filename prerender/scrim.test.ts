import Color from "colorjs.io";
import { expect, test } from "vitest";
import { type Rgb, scrimOpacity } from "./scrim.ts";

const ASPHALT: Rgb = [17, 22, 29];
const DIM: Rgb = [201, 206, 212];

const opacityOver = (...pixels: Rgb[]) =>
  scrimOpacity(Uint8Array.from(pixels.flat()), { color: ASPHALT, text: DIM, needed: 7 });

/** The contrast of the text with a pixel under a scrim, as a browser shows it. */
function contrastWith(pixel: Rgb, opacity: number): number {
  const mixed = pixel.map((value, channel) => {
    const part = opacity / 255;
    return Math.round((ASPHALT[channel] ?? Number.NaN) * part + value * (1 - part)) / 255;
  });
  const color = ([red = 0, green = 0, blue = 0]: readonly number[]) => new Color("srgb", [red, green, blue]);
  return Color.contrast(color(mixed), color(DIM.map((value) => value / 255)), "WCAG21");
}

test.each<{ name: string; pixel: Rgb }>([
  { name: "white", pixel: [255, 255, 255] },
  { name: "amber", pixel: [255, 194, 51] },
  { name: "gray", pixel: [120, 120, 120] },
])("over $name the scrim is just as strong as the contrast needs", ({ pixel }) => {
  const opacity = opacityOver([0, 0, 0], pixel, [40, 40, 40]);
  expect(contrastWith(pixel, opacity)).toBeGreaterThanOrEqual(7);
  expect(contrastWith(pixel, opacity - 3)).toBeLessThan(7);
});

test("a dark picture needs no scrim", () => {
  expect(opacityOver([20, 20, 30], [50, 40, 40])).toBe(0);
});
