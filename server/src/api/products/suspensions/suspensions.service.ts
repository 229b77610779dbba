import { type Failure, fail, type InputOf } from "@frontdoor/contract/call.ts";
import {
  type reactivateAccount as reactivateCall,
  type restoreAccount as restoreCall,
  type suspendAccount as suspendCall,
  suspensionEndMessage,
} from "@frontdoor/contract/products/suspensions.ts";
import { findWhose } from "../../../identity/accounts/find-account.ts";
import { restoreAccount } from "../../../identity/removal/restore-account.ts";
import { reactivateAccount, suspendAccount } from "../../../identity/removal/suspend-account.ts";
import type { Actor } from "../../../platform/audit/actor.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { Keys } from "../../../platform/keys/keys.ts";
import type { ProductContext } from "../product-context.ts";

type Done = Record<never, never>;

/** Takes an account out of use for a while, and brings it back. */
export function createSuspensionsService(deps: { database: Database; keys: Keys; clock: Clock }) {
  const { kysely } = deps.database;
  return {
    async suspend(
      { reason, until, ...whose }: InputOf<typeof suspendCall>["body"],
      actor: Actor,
    ): Promise<Done | Failure<"ACCOUNT_UNKNOWN" | "ACCOUNT_ARCHIVED" | "VALIDATION">> {
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

    async reactivate(
      { reason, ...whose }: InputOf<typeof reactivateCall>["body"],
      actor: Actor,
    ): Promise<Done | Failure<"ACCOUNT_UNKNOWN" | "ACCOUNT_ARCHIVED">> {
      const account = await findWhose(kysely, deps.keys, whose);
      if (account === undefined) return fail("ACCOUNT_UNKNOWN");
      const isDone = await kysely
        .transaction()
        .execute((tx) => reactivateAccount(tx, deps, account, actor, { reason }));
      return isDone ? {} : fail("ACCOUNT_ARCHIVED");
    },

    async restore(
      { reason, ...whose }: InputOf<typeof restoreCall>["body"],
      { once, actor }: Pick<ProductContext, "once" | "actor">,
    ): Promise<Done | Failure<"ACCOUNT_UNKNOWN">> {
      const account = await findWhose(kysely, deps.keys, whose);
      return once(async (tx) => {
        const isDone =
          account !== undefined && (await restoreAccount(tx, deps, account, actor, reason));
        return isDone ? {} : fail("ACCOUNT_UNKNOWN");
      });
    },
  };
}

export type SuspensionsService = ReturnType<typeof createSuspensionsService>;
