import type { Transaction } from "../../platform/database/database.ts";
import { newId } from "../../platform/ids.ts";
import type { Account } from "../accounts/account-store.ts";
import { liveToken, type TokenDeps } from "../tokens/tokens.ts";
import { issueResetLink } from "./reset-link.ts";

/**
 * Begins a reset for whoever has just shown a link that was mailed to the account's address: they need not wait for
 * another mail, which goes there all the same.
 * @returns the token of the reset; it is stored nowhere
 */
export async function handOverReset(
  tx: Transaction,
  deps: TokenDeps,
  account: Account,
): Promise<string> {
  const id = newId(deps.clock);
  await issueResetLink(tx, deps, { id, realm: account.realm, account });
  const live = await liveToken(tx, deps, id);
  if (live === null) throw new Error("A reset link was dead when it was issued.");
  return live.token;
}
