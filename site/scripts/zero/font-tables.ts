/** A table of a font in memory, by its tag; writes change the font. */
export function tableOf(font: Uint8Array, tag: string): DataView {
  const file = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const tableCount = file.getUint16(4);
  for (let record = 12; record < 12 + tableCount * 16; record += 16) {
    if (String.fromCharCode(...font.subarray(record, record + 4)) === tag) {
      return part(file, file.getUint32(record + 8), file.getUint32(record + 12));
    }
  }
  throw new Error(`The font has no table ${tag}`);
}

/**
 * A slice of a table.
 * @throws RangeError on access beyond it
 */
export function part(table: DataView, start: number, length = table.byteLength - start): DataView {
  return new DataView(table.buffer, table.byteOffset + start, length);
}

/** The number of the glyph for a character, from the character map up to U+FFFF (format 4). */
export function glyphOf(font: Uint8Array, character: string): number {
  const code = character.charCodeAt(0);
  const segments = segmentsOf(tableOf(font, "cmap"));
  const lengthTwice = segments.getUint16(6);
  for (let i = 0; i < lengthTwice; i += 2) {
    if (segments.getUint16(14 + i) < code) continue;
    const first = segments.getUint16(16 + lengthTwice + i);
    const delta = segments.getUint16(16 + 2 * lengthTwice + i);
    const rangeAt = 16 + 3 * lengthTwice + i;
    const range = segments.getUint16(rangeAt);
    if (first > code) break;
    if (range === 0) return (code + delta) & 0xffff;
    return (segments.getUint16(rangeAt + range + 2 * (code - first)) + delta) & 0xffff;
  }
  throw new Error(`The font has no glyph for ${character}`);
}

/** The outline of a glyph, in `glyf`. */
export function outlineOf(font: Uint8Array, glyph: number): DataView {
  const places = tableOf(font, "loca");
  const isLong = tableOf(font, "head").getInt16(50) === 1;
  const place = (i: number) => (isLong ? places.getUint32(4 * i) : 2 * places.getUint16(2 * i));
  return part(tableOf(font, "glyf"), place(glyph), place(glyph + 1) - place(glyph));
}

function segmentsOf(cmap: DataView): DataView {
  const count = cmap.getUint16(2);
  for (let record = 4; record < 4 + count * 8; record += 8) {
    const segments = part(cmap, cmap.getUint32(record + 4));
    if (segments.getUint16(0) === 4) return segments;
  }
  throw new Error("The font has no table of characters of format 4");
}
