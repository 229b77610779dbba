import { fail } from "@frontdoor/contract/call.ts";
import { findWhose } from "../../../identity/accounts/find-account.ts";
import { signOut } from "../../../identity/sessions/sign-out.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { Keys } from "../../../platform/keys/keys.ts";
import type { ProductHandlers } from "../product-context.ts";

/** Ends what an account's owner has open at products, when the operator is told of a lost device. */
export function createSignOutService(deps: {
  database: Database;
  keys: Keys;
  clock: Clock;
}): ProductHandlers<"signOutAccount"> {
  const { kysely } = deps.database;
  return {
    async signOutAccount({ body: whose }, { actor }) {
      const account = await findWhose(kysely, deps.keys, whose);
      if (account === undefined) return fail("ACCOUNT_UNKNOWN");
      await kysely.transaction().execute((tx) => signOut(tx, deps, account, actor));
      return {};
    },
  };
}
