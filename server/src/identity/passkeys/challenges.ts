import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Transaction } from "../../platform/database/database.ts";
import { type KeyedDeps, type KeySet, keySets } from "../../platform/keys/keys.ts";

/**
 * The use of a passkey's response: a login of a person, a login of staff, or one action in one session of account
 * settings or the console.
 */
export type ChallengePurpose =
  | { kind: "login" | "staff-login" }
  | { kind: "registration" | "proof"; sessionId: string };

/** A challenge of ours that was answered in time. */
export interface Challenge {
  nonce: Buffer;
  expiresAt: Date;
}

/** How long a passkey may take to answer; a page asks for another challenge when it is over. */
export const passkeyChallengeMinutes = 5;

const nonceBytes = 16;
const timeBytes = 6;
const macBytes = 32;

/** A new challenge. It is stored nowhere: nonce, time and purpose are signed, so that a page view leaves no row. */
export function newChallenge({ keys, clock }: KeyedDeps, purpose: ChallengePurpose): Buffer {
  const expiresAt = Buffer.alloc(timeBytes);
  expiresAt.writeUIntBE(clock().getTime() + passkeyChallengeMinutes * 60_000, 0, timeBytes);
  const signed = Buffer.concat([randomBytes(nonceBytes), expiresAt]);
  return Buffer.concat([signed, macOf(keys, signed, purpose)]);
}

/**
 * Reads the challenge that a browser answered, in base64url; null if it is not ours, has expired, or is for another
 * purpose. {@link useChallenge} tells whether it was used before.
 */
export function readChallenge(
  { keys, clock }: KeyedDeps,
  answered: string,
  purpose: ChallengePurpose,
): Challenge | null {
  const bytes = Buffer.from(answered, "base64url");
  if (bytes.length !== nonceBytes + timeBytes + macBytes) return null;
  const signed = bytes.subarray(0, nonceBytes + timeBytes);
  const mac = bytes.subarray(signed.length);
  if (!keySets(keys).some((set) => timingSafeEqual(macOf(set, signed, purpose), mac))) return null;
  const expiresAt = new Date(signed.readUIntBE(nonceBytes, timeBytes));
  return expiresAt > clock() ? { nonce: signed.subarray(0, nonceBytes), expiresAt } : null;
}

/** Uses a challenge up, in the transaction of what it allows: of any number of parallel calls exactly one gets true. */
export async function useChallenge(
  tx: Transaction,
  { nonce, expiresAt }: Challenge,
): Promise<boolean> {
  const used = await tx
    .insertInto("used_challenges")
    .values({ nonce, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column("nonce").doNothing())
    .returning("nonce")
    .executeTakeFirst();
  return used !== undefined;
}

function macOf(set: KeySet, signed: Buffer, purpose: ChallengePurpose): Buffer {
  const about = "sessionId" in purpose ? purpose.sessionId : "";
  return createHmac("sha256", set.derive("passkey-challenge"))
    .update(`${purpose.kind}\0${about}\0`)
    .update(signed)
    .digest();
}
