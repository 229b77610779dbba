import { type Failure, fail } from "@frontdoor/contract/call.ts";
import type { WhoseAccount } from "@frontdoor/contract/products/accounts.ts";
import type { Actor } from "../../mechanisms/audit/actor.ts";
import type { Clock } from "../../mechanisms/clock.ts";
import type { Database } from "../../mechanisms/database/database.ts";
import type { Keys } from "../../mechanisms/keys/keys.ts";
import { findWhose } from "../../people/accounts/whose-account.ts";
import { signOut } from "../../people/sign-out/sign-out.ts";

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
