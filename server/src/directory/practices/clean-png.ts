import { crc32 } from "node:zlib";

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** What a picture needs; texts, profiles and anything that could hide something else are left out. */
const keptChunks = new Set(["IHDR", "PLTE", "tRNS", "IDAT", "IEND"]);
const maximumPixels = 1_024;

interface Chunk {
  name: string;
  bytes: Buffer;
}

/**
 * A PNG reduced to its picture, or null where it is not a valid PNG of at most 1,024 pixels a side. Logos are shown to
 * patients and must hold nothing else.
 */
export function cleanPng(file: Buffer): Buffer | null {
  if (!file.subarray(0, signature.length).equals(signature)) return null;
  const chunks = chunksOf(file.subarray(signature.length));
  const [header] = chunks ?? [];
  if (chunks === null || header?.name !== "IHDR" || !isSmall(header.bytes)) return null;
  const kept = chunks.filter(({ name }) => keptChunks.has(name));
  if (!kept.some(({ name }) => name === "IDAT")) return null;
  return Buffer.concat([signature, ...kept.map(({ bytes }) => bytes)]);
}

/** The chunks up to the end of the picture, whole; null when one is broken or the end is missing. */
function chunksOf(rest: Buffer): Chunk[] | null {
  const chunks: Chunk[] = [];
  for (let at = 0; at + 12 <= rest.length; ) {
    const length = rest.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > rest.length) return null;
    const bytes = rest.subarray(at, end);
    if (crc32(bytes.subarray(4, 8 + length)) !== bytes.readUInt32BE(8 + length)) return null;
    const name = bytes.toString("latin1", 4, 8);
    chunks.push({ name, bytes });
    if (name === "IEND") return chunks;
    at = end;
  }
  return null;
}

function isSmall(header: Buffer): boolean {
  if (header.length !== 25) return false;
  const sides = [header.readUInt32BE(8), header.readUInt32BE(12)];
  return sides.every((side) => side >= 1 && side <= maximumPixels);
}
