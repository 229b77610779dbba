import { type Failure, fail } from "@frontdoor/contract/call.ts";
import { type ConfirmedNumber, otherNumberMessage } from "@frontdoor/contract/products/accounts.ts";
import { internationalPhoneNumber } from "@frontdoor/contract/validators/phone.ts";
import { findAccount } from "../../mechanisms/accounts/account-store.ts";
import { confirmNumber } from "../../mechanisms/accounts/proof-store.ts";
import { usernameIndexes } from "../../mechanisms/accounts/username.ts";
import { audit } from "../../mechanisms/audit/audit.ts";
import type { Clock } from "../../mechanisms/clock.ts";
import type { Keys } from "../../mechanisms/keys/keys.ts";
import type { ProductContext } from "../permissions.ts";

/** The practice product's word for the numbers of its people (SEC-C6). */
export function createConfirmNumberService(deps: { clock: Clock; keys: Keys }) {
  return {
    /**
     * From now on the account's one-time passwords go by SMS. A number that is not the account's is
     * refused: it would vouch for a phone that the product has not seen.
     */
    confirm: (
      { username, cellularNumber }: ConfirmedNumber,
      { once, holder }: Pick<ProductContext, "once" | "holder">,
    ) =>
      once(async (tx): Promise<Record<never, never> | Failure<"NOT_FOUND" | "VALIDATION">> => {
        const indexes = usernameIndexes(deps.keys, "practice", username);
        const account = await findAccount(tx, "practice", indexes);
        if (account?.status !== "active") return fail("NOT_FOUND");
        if (internationalPhoneNumber(cellularNumber) !== account.cell_number) {
          return fail("VALIDATION", { fields: { cellularNumber: otherNumberMessage } });
        }
        const { id: subjectId, realm } = account;
        if (await confirmNumber(tx, { accountId: subjectId, now: deps.clock() })) {
          await audit(tx, deps, { kind: "number-confirmed", actor: holder, subjectId, realm });
        }
        return {};
      }),
  };
}

export type ConfirmNumberService = ReturnType<typeof createConfirmNumberService>;
