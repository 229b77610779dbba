import type { Handlers } from "@frontdoor/contract/call.ts";
import { fail } from "@frontdoor/contract/call.ts";
import type { ProductCalls } from "@frontdoor/contract/products/calls.ts";
import { type KeyHolder, keyHolders } from "@frontdoor/contract/products/keys.ts";
import { invitingProducts, loginProducts, productNames } from "@frontdoor/contract/products.ts";
import type { Database } from "../mechanisms/database/database.ts";
import type { CallContext } from "../mechanisms/http/call-context.ts";
import { findValidKey } from "../records/product-keys/product-keys-store.ts";

/** Which keys open which call; docs/operations.md shows the same table. */
export const permissions = {
  redeemHandOff: loginProducts,
  listEvents: productNames,
  acknowledgeEvents: productNames,
  createWebhook: keyHolders,
  listWebhooks: keyHolders,
  rotateWebhook: keyHolders,
  endWebhook: keyHolders,
  testWebhook: keyHolders,
  listDeliveries: keyHolders,
  sendDeliveryAgain: keyHolders,
  createPracticeInvite: ["practice", "operator"],
  createAcademicInvite: ["academic", "operator"],
  listInvites: [...invitingProducts, "operator"],
  revokeInvite: [...invitingProducts, "operator"],
  saveLookups: [...loginProducts, "operator"],
  listHodLinks: ["academic", "operator"],
  confirmHodLink: ["academic", "operator"],
  savePractices: ["practice", "operator"],
  createRemovalRequest: ["patient", "practice", "operator"],
  showClaims: productNames,
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
  grantScope: ["operator"],
  listScopes: ["operator"],
  endScope: ["operator"],
  addOpenidClient: ["operator"],
  listOpenidClients: ["operator"],
  endOpenidClient: ["operator"],
  signOutAccount: ["operator"],
  letSecondStepEnd: ["operator"],
} as const satisfies Record<keyof ProductCalls, readonly KeyHolder[]>;

/** What a handler of this API knows beside a {@link CallContext}: whose key was shown, and which. */
export interface ProductContext extends CallContext {
  holder: KeyHolder;
  keyId: string;
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
      const key = bearer === null ? null : await findValidKey(database.kysely, bearer);
      const holders: readonly KeyHolder[] = permissions[name as keyof ProductCalls];
      if (key === null || !holders.includes(key.holder)) return fail("UNAUTHORISED");
      return handler(input, { ...context, holder: key.holder, keyId: key.id });
    },
  ]);
  return Object.fromEntries(guarded);
}
