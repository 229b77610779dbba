import { randomBytes } from "node:crypto";
import type { Clock } from "./clock.ts";

/**
 * A new UUID version 7 (RFC 9562): 48 bits of Unix milliseconds, then 74 random bits, so that ids
 * sort by time on every engine without a function of the database.
 */
export function newId(clock: Clock): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(clock().getTime(), 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return idOfHex(bytes.toString("hex"));
}

/** The id of 32 hex digits. */
export const idOfHex = (hex: string) =>
  hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");

/** The id that comes before all those of a moment, and after all of before; there are none of before 1970. */
export const firstIdOf = (moment: Date) =>
  idOfHex(Math.max(0, moment.getTime()).toString(16).padStart(12, "0").padEnd(32, "0"));

/** Whether a text has the form of 256 random bits in base64url, as tokens, codes and the cookies of sessions have. */
export const isToken = (text: string) => /^[\w-]{43}$/.test(text);

/** The nil id (RFC 9562, 5.9), which no row has; it comes before all others. */
export const nilId = "00000000-0000-0000-0000-000000000000";

/** Whether a text from outside is an id at all: the database refuses to compare others. */
export function isId(text: string): boolean {
  return /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/.test(text);
}
