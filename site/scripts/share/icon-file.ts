/** Width in pixels for a browser tab on a high-resolution screen. */
export const iconFileWidth = 32;

/**
 * `favicon.ico`, which search engines and older Safari request: a header of 22 bytes, then the PNG.
 * @param png a picture of `iconFileWidth` by `iconFileWidth` pixels
 */
export function iconFile(png: Uint8Array): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(iconFileWidth, 6);
  header.writeUInt8(iconFileWidth, 7);
  header.writeUInt16LE(1, 10); // colour plane
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
