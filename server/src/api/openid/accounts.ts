import { scopeNames } from "@frontdoor/contract/products/claims.ts";
import type { FindAccount } from "oidc-provider";
import { findAccountById } from "../../identity/accounts/account-store.ts";
import { productOf } from "../../identity/accounts/patient.ts";
import { claimsOf } from "../../identity/claims/claims.ts";
import { tellingAway } from "./database-away.ts";
import type { OpenidDeps } from "./openid-deps.ts";

/** The active account behind a `sub`, with what its product may know of it; an ID token carries nothing of that. */
export function createAccounts(deps: OpenidDeps): FindAccount {
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
