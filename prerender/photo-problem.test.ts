import sharp from "sharp";
import { expect, test } from "vitest";
import { photoProblem } from "./photo-problem.ts";

/** A picture of one color. */
function picture(background: string, { width = 1600, height = 900 } = {}) {
  return sharp({ create: { width, height, channels: 4, background } });
}

test.each(["jpeg", "png", "webp", "avif"] as const)(
  "a %s of 1600 x 900 pixels is accepted",
  async (format) => {
    expect(await photoProblem(await picture("#888888").toFormat(format).toBuffer())).toBeUndefined();
  },
);

test("a rotated picture is measured as it is displayed", async () => {
  const turned = picture("#888888", { width: 900, height: 1600 }).withMetadata({ orientation: 6 });
  expect(await photoProblem(await turned.jpeg().toBuffer())).toBeUndefined();
});

const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
const grain = sharp({ create: { width: 1600, height: 1000, channels: 3, background: "#888888", noise } });

test.each<[name: string, photo: Promise<Buffer> | Buffer, problem: string]>([
  ["empty", Buffer.of(), "it is empty; expected a JPEG, PNG, WebP or AVIF picture of your van or team"],
  [
    "too narrow",
    picture("red", { width: 1599 }).jpeg().toBuffer(),
    "it is 1599 x 900 pixels; expected at least 1600 x 900",
  ],
  [
    "too low",
    picture("red", { height: 200 }).jpeg().toBuffer(),
    "it is 1600 x 200 pixels; expected at least",
  ],
  [
    "one pixel high",
    picture("red", { height: 1 }).png().toBuffer(),
    "it is 1600 x 1 pixels; expected at least",
  ],
  ["transparent", picture("#ff000080").png().toBuffer(), "parts of it are transparent; save it without"],
  ["a GIF", picture("red").gif().toBuffer(), "it is a file of another kind, gif; expected a JPEG"],
  [
    "cut short",
    grain
      .jpeg()
      .toBuffer()
      .then((photo) => photo.subarray(0, 9000)),
    "it cannot be read as a picture",
  ],
  ["a text", Buffer.from("van"), "it cannot be read as a picture; expected a JPEG"],
])("a photo that is %s is refused", async (_, photo, problem) => {
  expect(await photoProblem(await photo)).toContain(problem);
});
