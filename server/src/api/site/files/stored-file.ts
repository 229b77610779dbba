import { tagOf } from "../../../platform/http/etag.ts";
import { compressOnce, type Encoding, encodings } from "./compression.ts";
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
  /** The encodings that make this file smaller. */
  encoded: Partial<Record<Encoding, StoredBody>>;
}

export async function storeFile(
  bytes: Buffer,
  contentType: string,
  cacheFolder: string,
): Promise<StoredFile> {
  const tag = tagOf(bytes);
  const encoded: StoredFile["encoded"] = {};
  for (const encoding of isCompressible(contentType) ? encodings : []) {
    const packed = await compressOnce(bytes, encoding, cacheFolder);
    if (packed.length < bytes.length) {
      encoded[encoding] = { bytes: packed, etag: `"${tag}-${encoding}"` };
    }
  }
  return { contentType, plain: { bytes, etag: `"${tag}"` }, encoded };
}
