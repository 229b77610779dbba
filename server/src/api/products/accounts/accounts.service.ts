import { fail } from "@frontdoor/contract/call.ts";
import type { WhoseAccount } from "@frontdoor/contract/products/accounts.ts";
import type { Account } from "../../../identity/accounts/account-store.ts";
import { findWhose } from "../../../identity/accounts/find-account.ts";
import { usernameIndexes } from "../../../identity/accounts/username.ts";
import { archiveAccount } from "../../../identity/removal/archive-account.ts";
import { audit } from "../../../platform/audit/audit.ts";
import type { Keys } from "../../../platform/keys/keys.ts";
import type { ProductHandlers } from "../product-context.ts";
import type { ProductDeps } from "../product-deps.ts";

/** What support may do for the owner of an account, each with an audit event. */
export function createAccountsService(
  deps: ProductDeps,
): ProductHandlers<"unlockAccount" | "archiveAccount"> {
  const { database, keys, lockout } = deps;
  const { kysely } = database;
  const find = (whose: WhoseAccount) => findWhose(kysely, keys, whose);
  return {
    /** Clears every counter of the name, as a proven reset does; also a password disabled for good. */
    async unlockAccount({ body: whose }, { actor }) {
      const account = await find(whose);
      if (account === undefined) return fail("ACCOUNT_UNKNOWN");
      const { id, realm } = account;
      return kysely.transaction().execute(async (tx) => {
        await lockout.clear(tx, countersOf(keys, account));
        await audit(tx, deps, { kind: "account-unlocked", actor, subjectId: id, realm });
        return {};
      });
    },

    async archiveAccount({ body: { reason, ...whose } }, { once, actor }) {
      const account = await find(whose);
      return once(async (tx) => {
        if (account === undefined) return fail("ACCOUNT_UNKNOWN");
        const isFirst = await archiveAccount(tx, deps, account, actor, { reason });
        return isFirst ? {} : fail("ACCOUNT_ARCHIVED");
      });
    },
  };
}

const countersOf = (keys: Keys, { realm, username }: Account) => ({
  realm,
  usernameIndexes: usernameIndexes(keys, realm, username),
});
