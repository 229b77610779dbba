import { fail } from "@frontdoor/contract/call.ts";
import { suspensionEndMessage } from "@frontdoor/contract/products/suspensions.ts";
import { findWhose } from "../../../identity/accounts/find-account.ts";
import { restoreAccount } from "../../../identity/removal/restore-account.ts";
import { reactivateAccount, suspendAccount } from "../../../identity/removal/suspend-account.ts";
import type { ProductHandlers } from "../product-context.ts";
import type { ProductDeps } from "../product-deps.ts";

/** Takes an account out of use for a while, and brings it back. */
export function createSuspensionsService(deps: ProductDeps) {
  const { kysely } = deps.database;
  return {
    async suspendAccount({ body: { reason, until, ...whose } }, { actor }) {
      const endsAt = until === undefined ? null : new Date(until);
      if (endsAt !== null && endsAt <= deps.clock()) {
        return fail("VALIDATION", { fields: { until: suspensionEndMessage } });
      }
      const account = await findWhose(kysely, deps.keys, whose);
      if (account === undefined) return fail("ACCOUNT_UNKNOWN");
      const isDone = await kysely
        .transaction()
        .execute((tx) => suspendAccount(tx, deps, account, actor, { reason, endsAt }));
      return isDone ? {} : fail("ACCOUNT_ARCHIVED");
    },

    async reactivateAccount({ body: { reason, ...whose } }, { actor }) {
      const account = await findWhose(kysely, deps.keys, whose);
      if (account === undefined) return fail("ACCOUNT_UNKNOWN");
      const isDone = await kysely
        .transaction()
        .execute((tx) => reactivateAccount(tx, deps, account, actor, { reason }));
      return isDone ? {} : fail("ACCOUNT_ARCHIVED");
    },

    async restoreAccount({ body: { reason, ...whose } }, { once, actor }) {
      const account = await findWhose(kysely, deps.keys, whose);
      return once(async (tx) => {
        const isDone =
          account !== undefined && (await restoreAccount(tx, deps, account, actor, reason));
        return isDone ? {} : fail("ACCOUNT_UNKNOWN");
      });
    },
  } satisfies ProductHandlers;
}
