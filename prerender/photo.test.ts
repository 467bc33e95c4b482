import sharp from "sharp";
import { expect, test } from "vitest";
import { cutPhoto, pixelsOf } from "./photo.ts";

/** A picture of one color; with grain, of noise, which is the hardest to compress. */
function picture(background: string, { width = 1600, height = 1000, grain = false } = {}) {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background, ...(grain ? { noise } : {}) } });
}

test("cuts stay within their size limits, whatever the photo shows, and keep its colors", async () => {
  const cuts = await cutPhoto(await picture("#3366aa", { width: 2000, grain: true }).jpeg().toBuffer());
  expect(cuts.map(({ width, height }) => [width, height])).toEqual([
    [960, 320],
    [1600, 900],
  ]);
  for (const [index, limit] of [15_000, 40_000].entries()) {
    const { content } = cuts[index] ?? {};
    expect(content?.length).toBeLessThanOrEqual(limit);
  }
});

test("a plain photo gets the best quality, and keeps its color", async () => {
  const [band] = await cutPhoto(await picture("#3366aa").png().toBuffer());
  expect(band?.quality).toBe(55);
  const [red = 0, green = 0, blue = 0] = await pixelsOf(band?.content ?? Buffer.of());
  expect(
    [red, green, blue].map((value, index) => Math.abs(value - ([0x33, 0x66, 0xaa][index] ?? 0)) < 4),
  ).toEqual([true, true, true]);
});
