import { fail } from "@frontdoor/contract/call.ts";
import type { Account } from "../../../identity/accounts/account-store.ts";
import { findWhose, holdWhose } from "../../../identity/accounts/find-account.ts";
import { usernameIndexes } from "../../../identity/accounts/username.ts";
import { archiveAccount } from "../../../identity/removal/archive-account.ts";
import { audit } from "../../../platform/audit/audit.ts";
import type { Keys } from "../../../platform/keys/keys.ts";
import type { ProductHandlers } from "../product-context.ts";
import type { ProductDeps } from "../product-deps.ts";

/** What support may do for the owner of an account, each with an audit event. */
export function createAccountsService(deps: ProductDeps) {
  const { database, keys, lockout } = deps;
  const { kysely } = database;
  return {
    /** Clears every counter of the name, as a proven reset does; also a password disabled for good. */
    async unlockAccount({ body: whose }, { actor }) {
      const account = await findWhose(kysely, keys, whose);
      if (account === undefined) return fail("ACCOUNT_UNKNOWN");
      const { id, realm } = account;
      return kysely.transaction().execute(async (tx) => {
        await lockout.clear(tx, countersOf(keys, account));
        await audit(tx, deps, { kind: "account-unlocked", actor, subjectId: id, realm });
        return {};
      });
    },

    archiveAccount: ({ body: { reason, ...whose } }, { once, actor }) =>
      once(async (tx) => {
        const account = await holdWhose(tx, keys, whose);
        if (account === undefined) return fail("ACCOUNT_UNKNOWN");
        const isFirst = await archiveAccount(tx, deps, account, actor, { reason });
        return isFirst ? {} : fail("ACCOUNT_ARCHIVED");
      }),
  } satisfies ProductHandlers;
}

const countersOf = (keys: Keys, { realm, username }: Account) => ({
  realm,
  usernameIndexes: usernameIndexes(keys, realm, username),
});
