import { fail } from "@frontdoor/contract/call.ts";
import type { SignedIn } from "@frontdoor/contract/products/hand-off.ts";
import { type LoginProduct, loginProducts } from "@frontdoor/contract/products.ts";
import { type Account, findAccountById } from "../../identity/accounts/account-store.ts";
import { audit } from "../../platform/audit/audit.ts";
import type { Services } from "../../process/services.ts";
import type { ProductHandlers } from "./product-context.ts";

/** Exchanges a hand-off code for the person who logged in, for the product whose key the request has. */
export function createHandOffService({ database, clock, handOffs }: Services) {
  return {
    async redeemHandOff({ body: { code } }, { holder }) {
      const product = loginProducts.find((name) => name === holder);
      if (product === undefined) return fail("UNAUTHORISED");
      return database.kysely.transaction().execute(async (tx) => {
        const redeemed = await handOffs.redeem(tx, product, code);
        if (redeemed === null) return fail("HAND_OFF_INVALID");
        const account = await findAccountById(tx, redeemed.accountId);
        if (account?.status !== "active") return fail("HAND_OFF_INVALID");
        const { id, realm } = account;
        await audit(tx, { clock }, { kind: "handed-off", actor: product, subjectId: id, realm });
        return signedIn(product, account, redeemed.signedInAt);
      });
    },
  } satisfies ProductHandlers;
}

function signedIn(product: LoginProduct, account: Account, signedInAt: Date): SignedIn {
  return {
    product,
    signedInAt: signedInAt.toISOString(),
    user: {
      id: account.id,
      username: account.username,
      name: account.name,
      surname: account.surname,
      emailAddress: account.email,
      type: account.type,
    },
  };
}
