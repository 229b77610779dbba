import { createHash } from "node:crypto";

/** 96 bits tell versions of one address apart; each character travels in the first round trip of a page. */
const tagCharacters = 16;

/** The ETag of these bytes, without its quotes. */
export function tagOf(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("base64url").slice(0, tagCharacters);
}

/** Whether the client already holds the body with this ETag (RFC 9110, 13.1.2: weak comparison). */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === "*") return true;
  return ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
