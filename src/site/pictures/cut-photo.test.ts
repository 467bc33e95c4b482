import sharp from "sharp";
import { expect, test } from "vitest";
import { cutPhoto } from "./cut-photo.ts";

test("an owner's photo is cut to its place, whichever way the phone was held", async () => {
  const photo = sharp({ create: { width: 90, height: 160, channels: 3, background: "#888888" } });
  const cut = await cutPhoto(await photo.withMetadata({ orientation: 6 }).jpeg().toBuffer(), 96, 32);
  expect(await sharp(cut).metadata()).toMatchObject({ format: "heif", width: 96, height: 32 });
});

test("what catches the eye stays on the photo", async () => {
  const van = { create: { width: 30, height: 30, channels: 3, background: "#e0a000" } } as const;
  const road = sharp({ create: { width: 300, height: 60, channels: 3, background: "#888888" } });
  const cut = await cutPhoto(
    await road
      .composite([{ input: van, left: 265, top: 15 }])
      .png()
      .toBuffer(),
    60,
    60,
  );
  const { channels } = await sharp(cut).stats();
  expect(channels[0]?.mean).toBeGreaterThan(140);
});
