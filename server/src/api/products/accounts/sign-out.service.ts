import { type Failure, fail } from "@frontdoor/contract/call.ts";
import type { WhoseAccount } from "@frontdoor/contract/products/accounts.ts";
import { findWhose } from "../../../identity/accounts/find-account.ts";
import { signOut } from "../../../identity/sessions/sign-out.ts";
import type { Actor } from "../../../platform/audit/actor.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { Keys } from "../../../platform/keys/keys.ts";

/** Ends what an account's owner has open at products, when the operator is told of a lost device. */
export function createSignOutService(deps: { database: Database; keys: Keys; clock: Clock }) {
  const { kysely } = deps.database;
  return {
    async signOut(
      whose: WhoseAccount,
      actor: Actor,
    ): Promise<Record<never, never> | Failure<"ACCOUNT_UNKNOWN">> {
      const account = await findWhose(kysely, deps.keys, whose);
      if (account === undefined) return fail("ACCOUNT_UNKNOWN");
      await kysely.transaction().execute((tx) => signOut(tx, deps, account, actor));
      return {};
    },
  };
}

export type SignOutService = ReturnType<typeof createSignOutService>;
