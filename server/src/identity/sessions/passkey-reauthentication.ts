import type { PasskeyLogin } from "@frontdoor/contract/account/passkey-forms.ts";
import type { Database } from "../../platform/database/database.ts";
import { holdAccount } from "../accounts/account-store.ts";
import { assertionOptions, readAssertion, useAssertion } from "../passkeys/assertion.ts";
import { findPasskeysOf } from "../passkeys/passkey-store.ts";
import type { PasskeyDeps } from "../passkeys/registration.ts";
import type { Owner } from "./reauthentication.ts";

type ReauthenticationDeps = PasskeyDeps & { database: Database };

const purposeOf = ({ session }: Owner) => ({ kind: "proof", sessionId: session.id }) as const;

/** What a browser is to ask a passkey of this account for, as a proof in this login to its page. */
export async function reauthenticationOptions(deps: ReauthenticationDeps, owner: Owner) {
  const passkeys = await findPasskeysOf(deps.database.kysely, "passkeys", owner.account.id);
  return assertionOptions(deps, purposeOf(owner), passkeys);
}

/**
 * Whether a passkey of this account has just confirmed who is there, in this login to account settings. Each
 * assertion counts once. It opens a transaction of its own.
 */
export async function verifyReauthentication(
  deps: ReauthenticationDeps,
  owner: Owner,
  answer: PasskeyLogin,
): Promise<boolean> {
  const { kysely } = deps.database;
  const { id } = owner.account;
  const assertion = await readAssertion(kysely, deps, "passkeys", answer, purposeOf(owner));
  if (assertion?.ownerId !== id) return false;
  return kysely.transaction().execute(async (tx) => {
    await holdAccount(tx, id);
    return useAssertion(tx, assertion, deps.clock());
  });
}
