import { tagOf } from "../../../platform/http/etag.ts";
import { type Encoding, encodings, findPacked, pack } from "./compression.ts";
import { isCompressible } from "./content-type.ts";

/** One ready body of a file. A strong ETag names exact bytes, so each encoding has its own. */
export interface StoredBody {
  bytes: Buffer;
  etag: string;
}

/** A file held in memory in every form that it may be asked for. */
export interface StoredFile {
  contentType: string;
  plain: StoredBody;
  /** The encodings that make this file smaller, once it is packed. */
  encoded: Partial<Record<Encoding, StoredBody>>;
  isPacked: boolean;
  /** Packs a file that is not packed yet: one that nobody has asked for costs the start of a server nothing. */
  pack(): Promise<void>;
}

/** Holds a file with what is kept of it in each encoding. */
export async function storeFile(
  bytes: Buffer,
  contentType: string,
  cacheFolder: string,
): Promise<StoredFile> {
  const tag = tagOf(bytes);
  const missing = new Set<Encoding>();
  let packing: Promise<void> | null = null;
  const file: StoredFile = {
    contentType,
    plain: { bytes, etag: `"${tag}"` },
    encoded: {},
    get isPacked() {
      return missing.size === 0;
    },
    pack() {
      if (missing.size > 0) packing ??= packMissing();
      return packing ?? Promise.resolve();
    },
  };
  for (const encoding of isCompressible(contentType) ? encodings : []) {
    const kept = await findPacked(bytes, encoding, cacheFolder);
    if (kept === null) missing.add(encoding);
    else take(encoding, kept);
  }
  return file;

  async function packMissing(): Promise<void> {
    for (const encoding of encodings.filter((each) => missing.has(each))) {
      take(encoding, await pack(bytes, encoding, cacheFolder));
      missing.delete(encoding);
    }
  }

  function take(encoding: Encoding, packed: Buffer): void {
    if (packed.length >= bytes.length) return;
    file.encoded[encoding] = { bytes: packed, etag: `"${tag}-${encoding}"` };
  }
}
