import { gunzipSync } from "node:zlib";
import { tagOf } from "../../../platform/http/etag.ts";
import { type Encoding, encodings, findPacked, pack } from "./compression.ts";
import { isCompressible } from "./content-type.ts";

/** One ready body of a file. A strong ETag names exact bytes, so each encoding has its own. */
export interface StoredBody {
  readonly bytes: Buffer;
  size: number;
  etag: string;
}

/** A file held in memory in every form that it may be asked for; the plain one is unpacked where it is packed. */
export interface StoredFile {
  contentType: string;
  plain: StoredBody;
  /** The encodings that make this file smaller, once it is packed. */
  encoded: Partial<Record<Encoding, StoredBody>>;
  isPacked: boolean;
  /**
   * Packs a file that is not packed yet: files are packed when they are first requested, so that a server starts fast.
   */
  pack(): Promise<void>;
}

/**
 * Has the shape of a `WeakRef`, but keeps the bytes. A function of its own, since closures of one function share what
 * they hold and would keep the bytes as long.
 */
const held = (bytes: Buffer): { deref(): Buffer | undefined } => ({ deref: () => bytes });

/** Holds a file with what is kept of it in each encoding. */
export async function storeFile(given: Buffer, contentType: string, cacheFolder: string) {
  const tag = tagOf(given);
  const size = given.length;
  const missing = new Set<Encoding>();
  let packing: Promise<void> | null = null;
  let plain = held(given);
  const file: StoredFile = {
    contentType,
    plain: {
      get bytes() {
        return plain.deref() ?? unpack();
      },
      size,
      etag: `"${tag}"`,
    },
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
    const kept = await findPacked(given, encoding, cacheFolder);
    if (kept === null) missing.add(encoding);
    else take(encoding, kept);
  }
  forgetPlain();
  return file;

  async function packMissing(): Promise<void> {
    for (const encoding of encodings.filter((each) => missing.has(each))) {
      take(encoding, await pack(file.plain.bytes, encoding, cacheFolder));
      missing.delete(encoding);
    }
    forgetPlain();
  }

  function take(encoding: Encoding, packed: Buffer): void {
    if (packed.length >= size) return;
    file.encoded[encoding] = { bytes: packed, size: packed.length, etag: `"${tag}-${encoding}"` };
  }

  /** Few clients request it, and it is three quarters of a site: from now on the garbage collector may free it. */
  function forgetPlain(): void {
    if (missing.size === 0 && file.encoded.gzip !== undefined)
      plain = new WeakRef(file.plain.bytes);
  }

  function unpack(): Buffer {
    const { gzip } = file.encoded;
    if (gzip === undefined) throw new Error("What is not packed is kept plain.");
    const bytes = gunzipSync(gzip.bytes);
    plain = new WeakRef(bytes);
    return bytes;
  }
}
