const HEADER = 6;
const ENTRY = 16;

/** Width and height of a PNG file stand at these bytes, as four each. */
const PNG_WIDTH = 16;
const PNG_HEIGHT = 20;

/** Puts PNG pictures of at most 255 pixels a side into one ICO file (https://en.wikipedia.org/wiki/ICO_(file_format)). */
export function icoFile(pngs: readonly Buffer[]): Buffer {
  const directory = Buffer.alloc(HEADER + ENTRY * pngs.length);
  directory.writeUInt16LE(1, 2); // an icon, not a cursor
  directory.writeUInt16LE(pngs.length, 4);
  let offset = directory.length;
  for (const [index, png] of pngs.entries()) {
    const entry = HEADER + ENTRY * index;
    directory.writeUInt8(png.readUInt32BE(PNG_WIDTH), entry);
    directory.writeUInt8(png.readUInt32BE(PNG_HEIGHT), entry + 1);
    directory.writeUInt16LE(1, entry + 4); // color planes
    directory.writeUInt16LE(32, entry + 6); // bits per pixel
    directory.writeUInt32LE(png.length, entry + 8);
    directory.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([directory, ...pngs]);
}
