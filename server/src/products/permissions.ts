import type { Handlers } from "@frontdoor/contract/call.ts";
import { fail } from "@frontdoor/contract/call.ts";
import type { ProductCalls } from "@frontdoor/contract/products/calls.ts";
import { type KeyHolder, keyHolders } from "@frontdoor/contract/products/keys.ts";
import { invitingProducts, loginProducts } from "@frontdoor/contract/products.ts";
import type { Database } from "../mechanisms/database/database.ts";
import type { CallContext } from "../mechanisms/http/call-context.ts";
import { holderOfKey } from "../records/product-keys/product-keys-store.ts";

/** Which keys open which call; docs/operations.md shows the same table. */
export const permissions = {
  redeemHandOff: loginProducts,
  listEvents: loginProducts,
  acknowledgeEvents: loginProducts,
  createPracticeInvite: ["practice", "operator"],
  createAcademicInvite: ["academic", "operator"],
  listInvites: [...invitingProducts, "operator"],
  revokeInvite: [...invitingProducts, "operator"],
  saveLookups: keyHolders,
  listHodLinks: ["academic", "operator"],
  confirmHodLink: ["academic", "operator"],
  savePractices: ["practice", "operator"],
  createRemovalRequest: ["practice", "operator"],
  showAccount: ["operator"],
  unlockAccount: ["operator"],
  archiveAccount: ["operator"],
  confirmNumber: ["practice", "operator"],
  importAccounts: ["practice", "operator"],
  listOutbox: ["operator"],
  retryOutbox: ["operator"],
  exportAudit: ["operator"],
  verifyAudit: ["operator"],
  exportLeads: ["operator"],
  createProductKey: ["operator"],
  listProductKeys: ["operator"],
  endProductKey: ["operator"],
} as const satisfies Record<keyof ProductCalls, readonly KeyHolder[]>;

/** What a handler of this API knows beside a {@link CallContext}: whose key was shown. */
export interface ProductContext extends CallContext {
  holder: KeyHolder;
}

/**
 * Puts the permissions in front of the handlers: without a key that opens the call the answer is
 * `UNAUTHORISED`, the same for a missing, an invented, an ended and another product's key.
 */
export function permitted(
  handlers: Handlers<ProductCalls, ProductContext>,
  { database }: { database: Database },
): Handlers<ProductCalls, CallContext> {
  const guarded = Object.entries(handlers).map(([name, handler]) => [
    name,
    async (input: never, context: CallContext) => {
      const { bearer } = context;
      const holder = bearer === null ? null : await holderOfKey(database.kysely, bearer);
      const holders: readonly KeyHolder[] = permissions[name as keyof ProductCalls];
      if (holder === null || !holders.includes(holder)) return fail("UNAUTHORISED");
      return handler(input, { ...context, holder });
    },
  ]);
  return Object.fromEntries(guarded);
}
