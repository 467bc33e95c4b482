import { expect, test } from "vitest";
import { icoFile } from "./ico.ts";

/** As much of a PNG as the container looks at. */
function png(width: number, height: number, length: number): Buffer {
  const bytes = Buffer.alloc(length, width);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

test("an ICO file is a directory of its pictures, and then the pictures", () => {
  const [small, large] = [png(16, 16, 40), png(32, 32, 70)];
  const ico = icoFile([small, large]);
  expect([0, 2, 4].map((at) => ico.readUInt16LE(at))).toEqual([0, 1, 2]);
  for (const [index, picture] of [small, large].entries()) {
    const entry = ico.subarray(6 + 16 * index, 22 + 16 * index);
    const [length, offset] = [entry.readUInt32LE(8), entry.readUInt32LE(12)];
    expect([entry[0], entry[1]]).toEqual([picture.readUInt32BE(16), picture.readUInt32BE(20)]);
    expect([entry.readUInt16LE(4), entry.readUInt16LE(6)]).toEqual([1, 32]);
    expect(ico.subarray(offset, offset + length)).toEqual(picture);
  }
  expect(ico).toHaveLength(6 + 2 * 16 + 40 + 70);
});
