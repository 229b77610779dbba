import { createHash, timingSafeEqual } from "node:crypto";
import { recoveryCodeLength } from "@frontdoor/contract/account/account-page.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { keySetById } from "../../platform/keys/keys.ts";
import { currentEpoch } from "../tokens/epoch.ts";
import { deriveToken, type TokenDeps } from "../tokens/tokens.ts";
import { codeFrom } from "./recovery-codes.ts";

/** The code of a token: as long and as hard to guess as a recovery code, and like the token stored nowhere. */
export function oneTimeCodeOf(rawToken: string): string {
  return codeFrom(createHash("sha256").update(`one-time-code\0${rawToken}`).digest());
}

/** Uses up the one-time code of an account whose row the caller has locked. @returns whether it was right */
export async function useOneTimeCode(
  tx: Transaction,
  { keys, clock }: TokenDeps,
  { accountId, code }: { accountId: string; code: string },
): Promise<boolean> {
  if (code.length !== recoveryCodeLength) return false;
  const now = clock();
  const rows = await tx
    .selectFrom("tokens")
    .selectAll()
    .where("purpose", "=", "one-time-code")
    .where("subject_id", "=", accountId)
    .where("used_at", "is", null)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .where("token_epoch", "=", currentEpoch)
    .execute();
  // A code whose master key is gone is nobody's any more; the other ways in stay.
  const right = rows
    .filter(({ key_id }) => keySetById(keys, key_id) !== undefined)
    .find((row) => isSame(oneTimeCodeOf(deriveToken(keys, row)), code));
  if (right === undefined) return false;
  const used = await tx
    .updateTable("tokens")
    .set({ used_at: now })
    .where("id", "=", right.id)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}

function isSame(expected: string, typed: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(typed)];
  return one.length === other.length && timingSafeEqual(one, other);
}
