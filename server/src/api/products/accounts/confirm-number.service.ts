import { fail } from "@frontdoor/contract/call.ts";
import { changedHandsMessage, otherNumberMessage } from "@frontdoor/contract/products/accounts.ts";
import { internationalPhoneNumber } from "@frontdoor/contract/validators/phone.ts";
import { findAccount, holdAccount } from "../../../identity/accounts/account-store.ts";
import { notifyProducts } from "../../../identity/accounts/notify-products.ts";
import { usernameIndexes } from "../../../identity/accounts/username.ts";
import { confirmNumber } from "../../../identity/contact/verification-store.ts";
import { audit } from "../../../platform/audit/audit.ts";
import type { Services } from "../../../process/services.ts";
import type { ProductHandlers } from "../product-context.ts";

/** The practice product confirms the cellphone numbers of its people (SEC-C6). */
export function createConfirmNumberService(deps: Services) {
  return {
    /**
     * From now on the account's one-time passwords are sent by SMS. A number other than the account's is refused: the
     * product has not seen that phone. A confirmation that was under way when the first link was used is refused too:
     * it is about the phone of whoever registered.
     */
    async confirmNumber({ body: { username, cellularNumber } }, { once, actor }) {
      const indexes = usernameIndexes(deps.keys, "practice", username);
      const arrived = await findAccount(deps.database.kysely, "practice", indexes);
      return once(async (tx) => {
        if (arrived === undefined) return fail("ACCOUNT_NOT_ACTIVE");
        const { id: subjectId, realm } = arrived;
        const account = await holdAccount(tx, subjectId);
        if (account?.status !== "active") return fail("ACCOUNT_NOT_ACTIVE");
        if (internationalPhoneNumber(cellularNumber) !== account.cell_number) {
          return fail("VALIDATION", { fields: { cellularNumber: otherNumberMessage } });
        }
        if (account.email_proven_at?.getTime() !== arrived.email_proven_at?.getTime()) {
          return fail("VALIDATION", { fields: { cellularNumber: changedHandsMessage } });
        }
        if (await confirmNumber(tx, { accountId: subjectId, now: deps.clock() })) {
          await notifyProducts(tx, deps, account, "account-changed");
          await audit(tx, deps, { kind: "number-confirmed", actor, subjectId, realm });
        }
        return {};
      });
    },
  } satisfies ProductHandlers;
}
