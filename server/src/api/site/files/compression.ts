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

/** The cached bytes in an encoding; null unless they unpack to the same bytes. */
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
 * Deletes what was not used for longest, until the rest is no larger than a number of bytes: pages hold the address of
 * their installation, so each address leaves its own files. A file that is missed later is packed again.
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
 * Compresses at the highest level, and keeps the result in the folder under the content's hash. Without a writable
 * folder it only has to be done again after each start.
 */
export async function pack(bytes: Buffer, encoding: Encoding, cacheFolder: string) {
  // The result is a slice of a larger buffer, all of which would stay in memory.
  const packed = Buffer.from(new Uint8Array(await codecs[encoding].pack(bytes)).buffer);
  const file = placeOf(bytes, encoding, cacheFolder);
  await keep(file, packed, cacheFolder).catch(() => undefined);
  return packed;
}

function placeOf(bytes: Buffer, encoding: Encoding, cacheFolder: string): string {
  const name = createHash("sha256").update(bytes).digest("hex");
  return join(cacheFolder, `${name}.${encoding}`);
}

/** Written under another name and renamed, so that another process never reads half a file. */
async function keep(file: string, bytes: Buffer, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
}
