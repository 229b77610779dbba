import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
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
export async function findPacked(bytes: Buffer, encoding: Encoding, cacheFolder: string) {
  const file = placeOf(bytes, encoding, cacheFolder);
  const kept = await readFile(file).catch(() => null);
  const unpacked = kept === null ? null : await codecs[encoding].unpack(kept).catch(() => null);
  if (!unpacked?.equals(bytes)) return null;
  const now = new Date();
  await utimes(file, now, now).catch(() => undefined);
  return kept;
}

/**
 * Deletes what was not found or kept for the longest time, until the rest is no larger than a number of bytes: pages hold
 * the address of their installation, and each address leaves its own. What is missed later is packed again.
 */
export async function boundPacked(cacheFolder: string, mostBytes: number): Promise<void> {
  const names = await readdir(cacheFolder).catch(() => []);
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(cacheFolder, name);
      const found = await stat(path).catch(() => null);
      return { path, bytes: found?.size ?? 0, usedAt: found?.mtimeMs ?? 0 };
    }),
  );
  let bytes = 0;
  for (const file of files.sort((a, b) => b.usedAt - a.usedAt)) {
    bytes += file.bytes;
    if (bytes > mostBytes) await rm(file.path, { force: true }).catch(() => undefined);
  }
}

/**
 * Compresses as far as the format goes, and keeps the result in the folder under the content's hash. A folder that
 * cannot be written costs the work after each start, nothing else.
 */
export async function pack(bytes: Buffer, encoding: Encoding, cacheFolder: string) {
  // What comes is a piece of a larger buffer, which would be kept as a whole.
  const packed = Buffer.from(new Uint8Array(await codecs[encoding].pack(bytes)).buffer);
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
