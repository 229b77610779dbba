import { createHash, timingSafeEqual } from "node:crypto";
import { recoveryCodeLength } from "@frontdoor/contract/account/account-page.ts";
import { oneTimeCodeHours } from "@frontdoor/contract/products/two-step.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { newId } from "../../platform/ids.ts";
import { keySetById } from "../../platform/keys/keys.ts";
import type { Account } from "../accounts/account-store.ts";
import { enqueue } from "../outbox-jobs.ts";
import { currentEpoch } from "../tokens/epoch.ts";
import { deriveToken, issueToken, revokeTokens, type TokenDeps } from "../tokens/tokens.ts";
import { codeFrom } from "./recovery-codes.ts";

const purpose = "one-time-code";
const hourMilliseconds = 3_600_000;

/**
 * Mails an account's owner a code that stands in for the app once, for 24 hours; one before ends. Staff never see it.
 * A number that is verified is told as well.
 * @returns until when it works
 */
export async function mailOneTimeCode(
  tx: Transaction,
  deps: TokenDeps,
  { id: accountId, realm, number_confirmed_at: confirmedAt }: Account,
): Promise<Date> {
  const now = deps.clock();
  await revokeTokens(tx, { purpose, subjectId: accountId, now });
  const id = newId(deps.clock);
  const expiresAt = new Date(now.getTime() + oneTimeCodeHours * hourMilliseconds);
  await issueToken(tx, deps, { id, purpose, realm, subjectId: accountId, expiresAt });
  const mail = { kind: `${realm}.one-time-code-mail`, payload: { tokenId: id } } as const;
  await enqueue(tx, { id: newId(deps.clock), ...mail, now });
  if (confirmedAt !== null) {
    const sms = { kind: `${realm}.one-time-code-notice-sms`, payload: { accountId } } as const;
    await enqueue(tx, { id: newId(deps.clock), ...sms, now });
  }
  return expiresAt;
}

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
    .where("purpose", "=", purpose)
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
