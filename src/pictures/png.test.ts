import { Resvg } from "@resvg/resvg-js";
import { expect, test } from "vitest";
import { encodePng } from "./png.ts";

/** What an independent program reads from a PNG: resvg draws it again. */
function decode(png: Buffer, width: number, height: number): Buffer {
  const href = `data:image/png;base64,${png.toString("base64")}`;
  const image = `<image width="${width}" height="${height}" image-rendering="pixelated" href="${href}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${image}</svg>`;
  return new Resvg(svg).render().pixels;
}

test("every pixel comes back", async () => {
  const [width, height] = [7, 5];
  const pixels = Buffer.from(
    Array.from({ length: width * height }, (_, index) => [index * 7, 255 - index, index, 255]).flat(),
  );
  expect(decode(await encodePng({ width, height, pixels }), width, height)).toEqual(pixels);
});

test("the size stands where readers look for it", async () => {
  const png = await encodePng({ width: 300, height: 2, pixels: Buffer.alloc(300 * 2 * 4, 255) });
  expect(png.subarray(0, 8)).toEqual(Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]));
  expect(png.toString("latin1", 12, 16)).toBe("IHDR");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([300, 2]);
});
