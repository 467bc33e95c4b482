const HEAD = 6;
const ENTRY = 16;

/** An .ico file of PNG pictures: https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10) */
export function icoFile(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(HEAD + ENTRY * pictures.length);
  head.writeUInt16LE(1, 2); // icons, not cursors
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = HEAD + ENTRY * index;
    head.writeUInt8(size, entry); // width
    head.writeUInt8(size, entry + 1); // height
    head.writeUInt16LE(1, entry + 4); // color planes
    head.writeUInt16LE(32, entry + 6); // bits for each pixel
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}
