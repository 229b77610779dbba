import { fail } from "@frontdoor/contract/call.ts";
import { findWhose } from "../../../identity/accounts/find-account.ts";
import { signOut } from "../../../identity/sessions/sign-out.ts";
import type { ProductHandlers } from "../product-context.ts";
import type { ProductDeps } from "../product-deps.ts";

/** Ends what an account's owner has open at products, when the operator is told of a lost device. */
export function createSignOutService(deps: ProductDeps) {
  const { kysely } = deps.database;
  return {
    async signOutAccount({ body: whose }, { actor }) {
      const account = await findWhose(kysely, deps.keys, whose);
      if (account === undefined) return fail("ACCOUNT_UNKNOWN");
      await kysely.transaction().execute((tx) => signOut(tx, deps, account, actor));
      return {};
    },
  } satisfies ProductHandlers;
}
