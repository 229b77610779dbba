import type { Account } from "../../../identity/accounts/account-store.ts";
import { useInvite } from "../../../identity/invites/invites.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import type { PracticeDeps } from "../practice-deps.ts";

/**
 * Accepts the invite that came with a login when it is unused and for the address of the account (S4.007);
 * otherwise it changes nothing (S4.008).
 * @param shown its code as the login brought it, or its id where a step of the login lay between
 */
export async function acceptInvite(
  tx: Transaction,
  deps: PracticeDeps,
  { id: accountId, email }: Account,
  shown: { code?: string | null; id?: string | null },
): Promise<void> {
  const { code = null, id = null } = shown;
  const use = { kind: "practice", email, accountId, as: "ACCEPTED" } as const;
  if (code !== null) await useInvite(tx, deps, { ...use, code });
  else if (id !== null) await useInvite(tx, deps, { ...use, id });
}
