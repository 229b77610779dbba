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

/**
 * Compresses as far as the format goes, once: the result is kept in the folder under the content's
 * hash, and what is found there is used only if it unpacks to the same bytes. A folder that cannot be
 * written costs the work at each start, nothing else.
 */
export async function compressOnce(
  bytes: Buffer,
  encoding: Encoding,
  cacheFolder: string,
): Promise<Buffer> {
  const { pack, unpack } = codecs[encoding];
  const name = createHash("sha256").update(bytes).digest("hex");
  const file = join(cacheFolder, `${name}.${encoding}`);
  const kept = await readFile(file).catch(() => null);
  const unpacked = kept === null ? null : await unpack(kept).catch(() => null);
  if (kept !== null && unpacked?.equals(bytes)) return kept;
  const packed = await pack(bytes);
  await keep(file, packed, cacheFolder).catch(() => undefined);
  return packed;
}

/** Written beside and renamed, so that another process never reads half a file. */
async function keep(file: string, bytes: Buffer, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
}
