import { scopeNames } from "@frontdoor/contract/products/claims.ts";
import type { FindAccount } from "oidc-provider";
import type { Clock } from "../mechanisms/clock.ts";
import type { Database } from "../mechanisms/database/database.ts";
import type { Keys } from "../mechanisms/keys/keys.ts";
import { findAccountById } from "../people/accounts/account-store.ts";
import { productOf } from "../people/accounts/patient.ts";
import { claimsOf } from "../people/claims/claims.ts";
import { tellingAway } from "./database-away.ts";

/** The active account behind a `sub`, with what its product may know of it; an ID token carries nothing of that. */
export function createAccounts(deps: {
  database: Database;
  keys: Keys;
  clock: Clock;
}): FindAccount {
  const { kysely } = deps.database;
  return tellingAway(async ({ oidc }, sub) => {
    const account = await findAccountById(kysely, sub);
    if (account?.status !== "active") return undefined;
    const product = productOf(account);
    if (oidc.client?.product !== product) return undefined;
    return {
      accountId: sub,
      claims: tellingAway(async (use, scope) => {
        const scopes = scopeNames.filter((name) => scope.split(" ").includes(name));
        const asked = { accountId: sub, product, scopes };
        if (use === "id_token") return { sub };
        const claims = await kysely.transaction().execute((tx) => claimsOf(tx, deps, asked));
        return { sub, ...claims };
      }),
    };
  });
}
