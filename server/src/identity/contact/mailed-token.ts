import type { Transaction } from "../../platform/database/database.ts";
import { newId } from "../../platform/ids.ts";
import { atOnce } from "../../platform/outbox/outbox.ts";
import type { Account } from "../accounts/account-store.ts";
import { enqueue } from "../outbox-jobs.ts";
import { issueToken, revokeTokens, type TokenDeps } from "../tokens/tokens.ts";

/**
 * Mails an account's owner a new token; an earlier one ends, and staff never see the new one. A verified number gets a
 * notice. @returns when it expires
 */
export async function mailToken(
  tx: Transaction,
  deps: TokenDeps,
  { id: accountId, realm, number_confirmed_at: confirmedAt }: Account,
  { purpose, hours }: { purpose: "stored-data" | "one-time-code"; hours: number },
): Promise<Date> {
  const now = deps.clock();
  const of = { purpose, subjectId: accountId };
  await revokeTokens(tx, { ...of, now });
  const id = newId(deps.clock);
  const expiresAt = new Date(now.getTime() + hours * 3_600_000);
  await issueToken(tx, deps, { ...of, id, realm, expiresAt });
  const mail = { kind: `${realm}.${purpose}-mail`, payload: { tokenId: id } } as const;
  await enqueue(tx, { ...atOnce(deps.clock), ...mail });
  if (confirmedAt !== null) {
    const sms = { kind: `${realm}.${purpose}-notice-sms`, payload: { accountId } } as const;
    await enqueue(tx, { ...atOnce(deps.clock), ...sms });
  }
  return expiresAt;
}
