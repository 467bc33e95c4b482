import sharp from "sharp";
import { expect, test } from "vitest";
import { cutPhoto, photoProblem, pixelsOf } from "./photo.ts";

/** A picture of one color; with grain, of noise, which is the hardest to compress. */
function picture(background: string, { width = 1600, height = 1000, grain = false } = {}) {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background, ...(grain ? { noise } : {}) } });
}

test.each(["jpeg", "png", "webp", "avif"] as const)("a %s of 1,600 pixels is accepted", async (format) => {
  expect(await photoProblem(await picture("#888888").toFormat(format).toBuffer())).toBeUndefined();
});

test("a rotated picture is measured as it is displayed", async () => {
  const turned = picture("#888888", { width: 1000, height: 1600 }).withMetadata({ orientation: 6 });
  expect(await photoProblem(await turned.jpeg().toBuffer())).toBeUndefined();
});

const small = picture("#888888", { width: 1599 }).jpeg().toBuffer();
const cut = picture("#888888", { grain: true }).jpeg().toBuffer();

test.each<{ name: string; photo: () => Promise<Buffer>; problem: string }>([
  { name: "too small", photo: () => small, problem: "it is 1599 pixels wide; expected at least 1,600" },
  {
    name: "a GIF",
    photo: () => picture("red").gif().toBuffer(),
    problem: "another kind, gif; expected a JPEG",
  },
  {
    name: "cut short",
    photo: async () => (await cut).subarray(0, 9000),
    problem: "cannot be read as a picture",
  },
  {
    name: "text",
    photo: async () => Buffer.from("van"),
    problem: "cannot be read as a picture; expected a JPEG",
  },
])("a photo that is $name is refused", async ({ photo, problem }) => {
  expect(await photoProblem(await photo())).toContain(problem);
});

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
