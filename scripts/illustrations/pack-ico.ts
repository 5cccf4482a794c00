/** Packs square PNGs into one .ico file; the format keeps each PNG as it is behind a short index. */
export function packIco(pictures: Buffer[]): Buffer {
  const indexLength = 6 + 16 * pictures.length;
  const index = Buffer.alloc(indexLength);
  index.writeUInt16LE(1, 2);
  index.writeUInt16LE(pictures.length, 4);
  let offset = indexLength;
  pictures.forEach((picture, position) => {
    const entry = 6 + 16 * position;
    // A PNG states its width and height at bytes 16 and 20.
    index.writeUInt8(picture.readUInt32BE(16), entry);
    index.writeUInt8(picture.readUInt32BE(20), entry + 1);
    index.writeUInt16LE(1, entry + 4);
    index.writeUInt16LE(32, entry + 6);
    index.writeUInt32LE(picture.length, entry + 8);
    index.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  });
  return Buffer.concat([index, ...pictures]);
}
