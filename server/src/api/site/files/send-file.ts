import type { FastifyReply, FastifyRequest } from "fastify";
import { isFresh } from "../../../platform/http/etag.ts";
import { type Encoding, encodings } from "./compression.ts";
import { chooseEncoding } from "./negotiation.ts";
import type { StoredFile } from "./stored-file.ts";

/**
 * Sends a stored file in the form that the client prefers, or 304 when it holds that form already.
 * @param varies the request headers that decide which file it is
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
  headers: Readonly<Record<string, string>>,
  varies: readonly string[] = [],
): Promise<FastifyReply> {
  if (!file.isPacked) await file.pack();
  const available = availableOf(file);
  const encoding = chooseEncoding(request.headers["accept-encoding"], available);
  const body = (encoding === null ? undefined : file.encoded[encoding]) ?? file.plain;
  const mayBeKept = headers["Cache-Control"] !== "no-store";

  reply.headers(headers);
  const vary = varyOf(available, varies);
  if (vary !== null) reply.header("Vary", vary);
  if (mayBeKept) reply.header("ETag", body.etag);
  if (mayBeKept && isFresh(request.headers["if-none-match"], body.etag)) {
    return reply.code(304).send();
  }
  if (encoding !== null) reply.header("Content-Encoding", encoding);
  return reply.code(200).type(file.contentType).send(body.bytes);
}

export function availableOf(file: StoredFile): Encoding[] {
  return encodings.filter((encoding) => file.encoded[encoding] !== undefined);
}

/** The request headers that decide what is sent; null for none. */
export function varyOf(available: readonly Encoding[], varies: readonly string[]): string | null {
  const names = [...varies, ...(available.length > 0 ? ["Accept-Encoding"] : [])];
  return names.length > 0 ? names.join(", ") : null;
}
