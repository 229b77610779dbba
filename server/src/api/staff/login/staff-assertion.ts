import type { PasskeyLogin } from "@frontdoor/contract/account/passkey-forms.ts";
import { isOf, readSigned } from "../../../identity/passkeys/assertion.ts";
import {
  type Challenge,
  type ChallengePurpose,
  useChallenge,
} from "../../../identity/passkeys/challenges.ts";
import { decoyKey } from "../../../identity/passkeys/decoy-key.ts";
import { findStaffPasskey, noteUse } from "../../../identity/passkeys/passkey-store.ts";
import type { Db, Transaction } from "../../../platform/database/database.ts";
import type { ConsoleDeps } from "../console-deps.ts";

/** A passkey of a member of staff that answered a challenge of ours rightly. Nothing is used up yet. */
interface StaffAssertion {
  challenge: Challenge;
  passkeyId: string;
  staffId: string;
  counter: number;
}

/**
 * Whose passkey has answered, if it is one of ours, asked by us, on a page of the console and just now; null for
 * anything else. Of a passkey that is not here the signature is checked as well: it costs as much.
 */
export async function readStaffAssertion(
  db: Db,
  deps: ConsoleDeps,
  answer: PasskeyLogin,
  purpose: ChallengePurpose,
): Promise<StaffAssertion | null> {
  const passkey = await findStaffPasskey(db, Buffer.from(answer.id, "base64url"));
  const { public_key: publicKey, counter } = passkey ?? { public_key: decoyKey, counter: 0 };
  const read = await readSigned(deps, answer, purpose, { publicKey, counter });
  if (passkey === undefined || read === null) return null;
  if (!isOf(passkey.passkey_handle, answer.response.userHandle, purpose)) return null;
  return { ...read, passkeyId: passkey.id, staffId: passkey.staff_id };
}

/** Takes what a passkey answered, once: false when it came before, or the passkey is gone or a copy. */
export async function useStaffAssertion(
  tx: Transaction,
  { challenge, passkeyId: id, counter }: StaffAssertion,
  now: Date,
): Promise<boolean> {
  return (await useChallenge(tx, challenge)) && noteUse(tx, "staff_passkeys", { id, counter, now });
}
