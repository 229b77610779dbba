import { type Failure, fail } from "@frontdoor/contract/call.ts";
import {
  type ConfirmedNumber,
  changedHandsMessage,
  otherNumberMessage,
} from "@frontdoor/contract/products/accounts.ts";
import { internationalPhoneNumber } from "@frontdoor/contract/validators/phone.ts";
import {
  findAccount,
  findAccountById,
  holdAccount,
} from "../../../identity/accounts/account-store.ts";
import { tellProducts } from "../../../identity/accounts/notify-products.ts";
import { usernameIndexes } from "../../../identity/accounts/username.ts";
import { confirmNumber } from "../../../identity/contact/verification-store.ts";
import { audit } from "../../../platform/audit/audit.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { Keys } from "../../../platform/keys/keys.ts";
import type { ProductContext } from "../product-context.ts";

type Refusal = Failure<"ACCOUNT_NOT_ACTIVE" | "VALIDATION">;

interface ConfirmNumberDeps {
  database: Database;
  clock: Clock;
  keys: Keys;
}

/** The practice product's word for the numbers of its people (SEC-C6). */
export function createConfirmNumberService(deps: ConfirmNumberDeps) {
  return {
    /**
     * From now on the account's one-time passwords go by SMS. A number that is not the account's is
     * refused: it would vouch for a phone that the product has not seen. So is a word that was on its way
     * when the first link was used: it vouches for the phone of whoever registered.
     */
    async confirm(
      { username, cellularNumber }: ConfirmedNumber,
      { once, actor }: Pick<ProductContext, "once" | "actor">,
    ): Promise<Record<never, never> | Refusal> {
      const indexes = usernameIndexes(deps.keys, "practice", username);
      const arrived = await findAccount(deps.database.kysely, "practice", indexes);
      return once(async (tx): Promise<Record<never, never> | Refusal> => {
        if (arrived === undefined) return fail("ACCOUNT_NOT_ACTIVE");
        const { id: subjectId, realm } = arrived;
        await holdAccount(tx, subjectId);
        const account = await findAccountById(tx, subjectId);
        if (account?.status !== "active") return fail("ACCOUNT_NOT_ACTIVE");
        if (internationalPhoneNumber(cellularNumber) !== account.cell_number) {
          return fail("VALIDATION", { fields: { cellularNumber: otherNumberMessage } });
        }
        if (account.email_proven_at?.getTime() !== arrived.email_proven_at?.getTime()) {
          return fail("VALIDATION", { fields: { cellularNumber: changedHandsMessage } });
        }
        if (await confirmNumber(tx, { accountId: subjectId, now: deps.clock() })) {
          await tellProducts(tx, deps, account, "account-changed");
          await audit(tx, deps, { kind: "number-confirmed", actor, subjectId, realm });
        }
        return {};
      });
    },
  };
}

export type ConfirmNumberService = ReturnType<typeof createConfirmNumberService>;
