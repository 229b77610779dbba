import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** The encodings that are kept ready, the smallest first. */
export const encodings = ["br", "gzip"] as const;
export type Encoding = (typeof encodings)[number];

const codecs = {
  br: {
    pack: (bytes: Buffer) =>
      compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    unpack: promisify(brotliDecompress),
  },
  gzip: {
    pack: (bytes: Buffer) => compressGzip(bytes, { level: constants.Z_BEST_COMPRESSION }),
    unpack: promisify(gunzip),
  },
} as const;

/** What is kept of bytes in an encoding; null unless it unpacks to the same bytes. */
export async function findPacked(
  bytes: Buffer,
  encoding: Encoding,
  cacheFolder: string,
): Promise<Buffer | null> {
  const kept = await readFile(placeOf(bytes, encoding, cacheFolder)).catch(() => null);
  const unpacked = kept === null ? null : await codecs[encoding].unpack(kept).catch(() => null);
  return unpacked?.equals(bytes) ? kept : null;
}

/**
 * Compresses as far as the format goes, and keeps the result in the folder under the content's hash. A folder that
 * cannot be written costs the work after each start, nothing else.
 */
export async function pack(
  bytes: Buffer,
  encoding: Encoding,
  cacheFolder: string,
): Promise<Buffer> {
  const packed = await codecs[encoding].pack(bytes);
  const file = placeOf(bytes, encoding, cacheFolder);
  await keep(file, packed, cacheFolder).catch(() => undefined);
  return packed;
}

function placeOf(bytes: Buffer, encoding: Encoding, cacheFolder: string): string {
  const name = createHash("sha256").update(bytes).digest("hex");
  return join(cacheFolder, `${name}.${encoding}`);
}

/** Written beside and renamed, so that another process never reads half a file. */
async function keep(file: string, bytes: Buffer, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
}
