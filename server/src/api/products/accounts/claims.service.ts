import { fail } from "@frontdoor/contract/call.ts";
import { isGrantedScope, type Scope } from "@frontdoor/contract/products/claims.ts";
import { productNames } from "@frontdoor/contract/products.ts";
import { claimsOf } from "../../../identity/claims/claims.ts";
import { grantedScopes } from "../../../integrations/scopes/product-scopes-store.ts";
import type { Services } from "../../../process/services.ts";
import type { ProductHandlers } from "../product-context.ts";

/** Returns the claims that a product may have about an account of its own. */
export function createClaimsService(deps: Services) {
  return {
    /**
     * Scopes that were not granted are refused before the account is looked up, so the response tells nothing about it.
     */
    async showClaims({ params: { id: accountId }, query: { scope: scopes = [] } }, { holder }) {
      const product = productNames.find((name) => name === holder);
      if (product === undefined) return fail("UNAUTHORISED");
      return deps.database.kysely.transaction().execute(async (tx) => {
        const granted = await grantedScopes(tx, product);
        const mayHave = (scope: Scope) => !isGrantedScope(scope) || granted.includes(scope);
        if (!scopes.every(mayHave)) return fail("SCOPE_NOT_GRANTED");
        const claims = await claimsOf(tx, deps, { accountId, product, scopes });
        return claims ?? fail("ACCOUNT_ID_UNKNOWN");
      });
    },
  } satisfies ProductHandlers;
}
