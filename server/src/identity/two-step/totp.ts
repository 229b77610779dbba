import { createHmac, timingSafeEqual } from "node:crypto";

const stepSeconds = 30;
const digits = 6;
/** Clocks of phones are off by seconds, and people type slowly (RFC 6238, 5.2). */
const nearbySteps = [0, -1, 1];

/** How many steps of 30 seconds have passed since 1970. */
export function timeStep(now: Date): number {
  return Math.floor(now.getTime() / 1_000 / stepSeconds);
}

/** The six digits that an app shows in one step of time (RFC 6238 with HMAC-SHA-1; RFC 4226, 5.3). */
export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, "0");
}

/** The time steps around now with this code, the current one first; empty for a wrong code. */
export function stepsOf(secret: Buffer, code: string, now: Date): number[] {
  return nearbySteps
    .map((distance) => timeStep(now) + distance)
    .filter((step) => timingSafeEqual(Buffer.from(codeAt(secret, step)), Buffer.from(code)));
}

/** A step before every real one, so that using it up changes nothing. */
const beforeAll = -1;

/**
 * The steps to use up for a code, at least one. A wrong code runs the same statement as one that was used before, so that
 * its time does not show which of the two it was (SEC-J4).
 */
export function stepsToUse(secret: Buffer, code: string, now: Date): number[] {
  const steps = stepsOf(secret, code, now);
  return steps.length > 0 ? steps : [beforeAll];
}

/** Whether a text has the form of an app's code; any other is not compared. */
export function isAppCode(text: string): boolean {
  return /^[0-9]{6}$/.test(text);
}
