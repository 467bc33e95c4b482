import sharp from "sharp";
import { expect, test } from "vitest";
import { cutPhoto } from "./photo.ts";

/** A picture of one color; with grain, of noise, which is the hardest to compress. */
function picture(background: string, { width = 1600, height = 1000, grain = false } = {}) {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background, ...(grain ? { noise } : {}) } });
}

test("a cut has the size asked for, keeps the colors, and is small even if the photo is all grain", async () => {
  const blue = await picture("#3366aa", { width: 2000 }).png().toBuffer();
  const cut = sharp(await cutPhoto(blue, 960, 320));
  expect(await cut.metadata()).toMatchObject({ width: 960, height: 320, compression: "av1" });
  const { channels } = await cut.stats();
  for (const [index, value] of [0x33, 0x66, 0xaa].entries()) {
    expect(Math.abs(Number(channels[index]?.min) - value)).toBeLessThan(6);
    expect(Math.abs(Number(channels[index]?.max) - value)).toBeLessThan(6);
  }
  const grain = await picture("#ffffff", { width: 2000, grain: true }).jpeg().toBuffer();
  expect((await cutPhoto(grain, 960, 320)).length).toBeLessThan(15_000);
});
