import type { AccountCalls } from "@frontdoor/contract/account/calls.ts";
import { fail } from "@frontdoor/contract/call.ts";
import { messages } from "@frontdoor/contract/messages.ts";
import { accountFieldWords } from "@frontdoor/words/account-fields.ts";
import { changeAccount } from "../../../identity/accounts/account-store.ts";
import { validPhoneNumber } from "../../../identity/accounts/phone-numbers.ts";
import { announceOwnChange } from "../../../identity/changes/announce-change.ts";
import { toldChangeOnce } from "../../../identity/changes/change-limit.ts";
import { contactChangesOf } from "../../../identity/contact/contact-change-store.ts";
import { sendNumberCode, verifyNumber } from "../../../identity/contact/number-code.ts";
import { changeOnce } from "../../../identity/sessions/reauthentication.ts";
import { auditOwn } from "../../../platform/audit/audit.ts";
import type { CallHandlers } from "../../../platform/calls/call-context.ts";
import type { Services } from "../../../process/services.ts";

/** The cellphone number in account settings: change, and verification by a code. */
export function createNumberService(deps: Services) {
  return {
    async changeNumber({ body: { cellNumber } }, context) {
      const number = validPhoneNumber(cellNumber);
      if (number === null) {
        const problem = messages.invalidField(accountFieldWords.cellNumber);
        return fail("VALIDATION", { fields: { cellNumber: problem } });
      }
      return changeOnce(deps, context, async (tx, { account }) => {
        const { clientAddress } = context;
        await sendNumberCode(tx, deps, account, { number, clientAddress });
        return {};
      });
    },

    sendNumberCode: (_input, context) =>
      changeOnce(deps, context, async (tx, { account }) => {
        const of = { accountId: account.id, now: deps.clock() };
        const { waiting } = await contactChangesOf(tx, "number_changes", of);
        const number = waiting?.new_number ?? account.cell_number;
        const { clientAddress } = context;
        const isVerified = number === account.cell_number && account.number_confirmed_at !== null;
        if (!isVerified) await sendNumberCode(tx, deps, account, { number, clientAddress });
        return {};
      }),

    chooseCodeWay: ({ body: { way } }, context) =>
      toldChangeOnce(deps, context, async (tx, owner) => {
        const { account } = owner;
        await changeAccount(tx, account.id, { code_way: way, updated_at: deps.clock() });
        // A number can be taken over at WhatsApp without its SIM, so the owner is notified and can revert it.
        if (way === "whatsapp" && account.code_way !== way) {
          await announceOwnChange(tx, deps, owner, context, { kind: "codes-by-whatsapp" });
          return {};
        }
        await auditOwn(tx, deps, account, "own-account-changed", { change: "code-way", way });
        return {};
      }),

    /** Checks the code. A wrong one is counted even for a repeated request. */
    verifyNumber: ({ body: { code } }, context) =>
      changeOnce(deps, context, async (tx, owner) => {
        const verified = await verifyNumber(tx, deps, owner.account, code);
        if (verified === null) return fail("NUMBER_CODE_INVALID");
        const { change, isNew } = verified;
        if (isNew) {
          const told = { kind: "cell-number", thing: change.id, name: change.new_number } as const;
          await announceOwnChange(tx, deps, owner, context, told);
        }
        return {};
      }),
  } satisfies CallHandlers<AccountCalls>;
}
