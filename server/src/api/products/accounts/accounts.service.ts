import { fail } from "@frontdoor/contract/call.ts";
import type { WhoseAccount } from "@frontdoor/contract/products/accounts.ts";
import { suspensionEndMessage } from "@frontdoor/contract/products/suspensions.ts";
import type { Account } from "../../../identity/accounts/account-store.ts";
import { findWhose, holdWhose } from "../../../identity/accounts/find-account.ts";
import { usernameIndexes } from "../../../identity/accounts/username.ts";
import { archiveAccount } from "../../../identity/removal/archive-account.ts";
import { restoreAccount } from "../../../identity/removal/restore-account.ts";
import { reactivateAccount, suspendAccount } from "../../../identity/removal/suspend-account.ts";
import { signOut } from "../../../identity/sessions/sign-out.ts";
import { audit } from "../../../platform/audit/audit.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import type { Services } from "../../../process/services.ts";
import type { ProductHandlers } from "../product-context.ts";

/** What support may do for the owner of an account, each with an audit event. */
export function createAccountsService(deps: Services) {
  const { database, keys, lockout } = deps;
  const { kysely } = database;

  async function onAccount<Done>(
    whose: WhoseAccount,
    work: (tx: Transaction, account: Account) => Promise<Done>,
  ) {
    return kysely.transaction().execute(async (tx) => {
      const account = await holdWhose(tx, keys, whose);
      return account === undefined ? fail("ACCOUNT_UNKNOWN") : work(tx, account);
    });
  }

  return {
    /** Clears every counter of the name, as a completed reset does; also ends a permanent lock. */
    unlockAccount: ({ body: whose }, { actor }) =>
      onAccount(whose, async (tx, { id, realm, username }) => {
        await lockout.clear(tx, { realm, usernameIndexes: usernameIndexes(keys, realm, username) });
        await audit(tx, deps, { kind: "account-unlocked", actor, subjectId: id, realm });
        return {};
      }),

    archiveAccount: ({ body: { reason, ...whose } }, { once, actor }) =>
      once(async (tx) => {
        const account = await holdWhose(tx, keys, whose);
        if (account === undefined) return fail("ACCOUNT_UNKNOWN");
        const isFirst = await archiveAccount(tx, deps, account, actor, { reason });
        return isFirst ? {} : fail("ACCOUNT_ARCHIVED");
      }),

    /** Ends the account's sessions at products, when its owner reports a lost device. */
    signOutAccount: ({ body: whose }, { actor }) =>
      onAccount(whose, async (tx, account) => {
        await signOut(tx, deps, account, actor);
        return {};
      }),

    /** Suspends an account until a day. */
    async suspendAccount({ body: { reason, until, ...whose } }, { actor }) {
      const endsAt = until === undefined ? null : new Date(until);
      if (endsAt !== null && endsAt <= deps.clock()) {
        return fail("VALIDATION", { fields: { until: suspensionEndMessage } });
      }
      return onAccount(whose, async (tx, account) => {
        const isDone = await suspendAccount(tx, deps, account, actor, { reason, endsAt });
        return isDone ? {} : fail("ACCOUNT_ARCHIVED");
      });
    },

    reactivateAccount: ({ body: { reason, ...whose } }, { actor }) =>
      onAccount(whose, async (tx, account) => {
        const isDone = await reactivateAccount(tx, deps, account, actor, { reason });
        return isDone ? {} : fail("ACCOUNT_ARCHIVED");
      }),

    async restoreAccount({ body: { reason, ...whose } }, { once, actor }) {
      const account = await findWhose(kysely, keys, whose);
      return once(async (tx) => {
        const isDone =
          account !== undefined && (await restoreAccount(tx, deps, account, actor, reason));
        return isDone ? {} : fail("ACCOUNT_UNKNOWN");
      });
    },
  } satisfies ProductHandlers;
}
