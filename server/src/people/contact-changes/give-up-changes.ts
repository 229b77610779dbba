import type { Transaction } from "../../mechanisms/database/database.ts";
import { revokeTokens } from "../tokens/tokens.ts";
import { removeWaitingEmail } from "./email-change-store.ts";
import { removeWaitingNumber } from "./number-change-store.ts";

/**
 * Gives up every change of an address or a number that waits for its proof: a stranger may have asked for it
 * before the owner came, and would prove it afterwards.
 */
export async function giveUpChanges(
  tx: Transaction,
  { accountId, now }: { accountId: string; now: Date },
): Promise<void> {
  await revokeTokens(tx, { purpose: "email-proof", subjectId: accountId, now });
  await removeWaitingEmail(tx, accountId);
  await removeWaitingNumber(tx, accountId);
}
