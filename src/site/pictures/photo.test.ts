import sharp from "sharp";
import { expect, test } from "vitest";
import { cutPhoto } from "./picture-files.tsx";

test("a cut has the size asked for, and is small even if the photo is all grain", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const photo = sharp({ create: { width: 2000, height: 1000, channels: 3, background: "#ffffff", noise } });
  const cut = await cutPhoto(await photo.jpeg().toBuffer(), 960, 320);
  expect(await sharp(cut).metadata()).toMatchObject({ width: 960, height: 320, compression: "av1" });
  expect(cut.length).toBeLessThan(15_000);
});
