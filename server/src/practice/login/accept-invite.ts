import type { Transaction } from "../../mechanisms/database/database.ts";
import type { Account } from "../../people/accounts/account-store.ts";
import { useInvite } from "../../people/invites/invites.ts";
import type { PracticeDeps } from "../practice-deps.ts";

/**
 * Accepts the invite that came with a login when it is unused and for the address of the account (S4.007);
 * otherwise it changes nothing (S4.008).
 */
export async function acceptInvite(
  tx: Transaction,
  deps: PracticeDeps,
  { id: accountId, email }: Account,
  code: string | null,
): Promise<void> {
  if (code === null) return;
  await useInvite(tx, deps, { kind: "practice", code, email, accountId, as: "ACCEPTED" });
}
