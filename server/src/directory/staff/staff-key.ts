import { createHash, randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";
import { staffKeyPattern, staffKeyPrefix } from "@frontdoor/contract/staff/key-format.ts";

const keyBytes = 32;
const checksumDigits = 8;

/** A key that nobody guesses, and that scanners for leaked secrets know (`staffKeyPattern`). */
export function newStaffKey(): string {
  const body = staffKeyPrefix + randomBytes(keyBytes).toString("base64url");
  return `${body}_${checksumOf(body)}`;
}

/** Whether a text is a well-formed key with the right checksum: a mistyped one needs no query. */
export function isStaffKey(text: string): boolean {
  if (!staffKeyPattern.test(text)) return false;
  return checksumOf(text.slice(0, -checksumDigits - 1)) === text.slice(-checksumDigits);
}

export function staffKeyHash(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}

function checksumOf(body: string): string {
  return crc32(body).toString(16).padStart(checksumDigits, "0");
}
