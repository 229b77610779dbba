import { type Failure, fail } from "@frontdoor/contract/call.ts";
import type { CallContext } from "../../mechanisms/http/call-context.ts";
import { findAccountById, holdAccount } from "../../people/accounts/account-store.ts";
import { announceChange } from "../../people/changes/announce-change.ts";
import { areChangesLocked, changeOnce } from "../../people/changes/authorise.ts";
import { toldChangeOnce } from "../../people/changes/change-budget.ts";
import { askForEmail, sendProofAgain } from "../../people/contact-changes/ask-for-email.ts";
import { removeWaiting } from "../../people/contact-changes/contact-change-store.ts";
import { findEmailChange } from "../../people/contact-changes/email-change-store.ts";
import { otherOwner } from "../../people/contact-changes/email-proof-mail.ts";
import { proveAddress, settleEmail } from "../../people/contact-changes/prove-email.ts";
import { takeEmailBack } from "../../people/contact-changes/take-contacts-back.ts";
import { deviceName } from "../../people/logins/device-name.ts";
import { consumeToken, peekToken, revokeTokens } from "../../people/tokens/tokens.ts";
import type { AccountDeps } from "../account-deps.ts";

const purpose = "email-proof";
const kind = "email";

/** The address of one's own account: another one, its proof, and the way back. */
export function createEmailService(deps: AccountDeps) {
  const { clock, database } = deps;

  return {
    /** Nothing tells whether the address has an account: what is done is the same. */
    change: ({ emailAddress }: { emailAddress: string }, context: CallContext) =>
      toldChangeOnce(deps, context, async (tx, { account, session }) => {
        const thing = await askForEmail(tx, deps, account, emailAddress, session.id);
        const device = deviceName(context.userAgent);
        const change = { kind, thing, name: emailAddress, device, way: session.way } as const;
        await announceChange(tx, deps, account, { ...change, isAsked: true });
        return {};
      }),

    sendAgain: (context: CallContext) =>
      changeOnce(deps, context, async (tx, { account, session }) => {
        await sendProofAgain(tx, deps, account, session.id);
        return {};
      }),

    undo: (context: CallContext) =>
      toldChangeOnce(deps, context, async (tx, { account, session }) => {
        const { id: subjectId, email } = account;
        await revokeTokens(tx, { purpose, subjectId, now: clock() });
        await removeWaiting(tx, "email_changes", subjectId);
        if (!(await takeEmailBack(tx, deps, account, false))) return {};
        const now = await findAccountById(tx, subjectId);
        const device = deviceName(context.userAgent);
        const change = { kind, name: now?.email ?? email, device, way: session.way } as const;
        await announceChange(tx, deps, account, change);
        return {};
      }),

    async read(rawToken: string) {
      const { kysely } = database;
      const peeked = await peekToken(kysely, { purpose, rawToken, now: clock() });
      if (peeked.status !== "live") return fail("CHANGE_LINK_INVALID");
      const account = await findAccountById(kysely, peeked.row.subject_id);
      if (account?.status !== "active") return fail("CHANGE_LINK_INVALID");
      const { change } = peeked.row.data;
      if (typeof change !== "string") return { address: account.email, isNew: false };
      const waiting = await findEmailChange(kysely, change);
      return waiting?.changed_at === null
        ? { address: waiting.new_email, isNew: true }
        : fail("CHANGE_LINK_INVALID");
    },

    /** The link alone proves the address: whoever opens it reads what is mailed there. */
    async prove(
      rawToken: string,
      { once, deviceId }: Pick<CallContext, "once" | "deviceId">,
    ): Promise<Record<string, never> | Failure<"CHANGE_LINK_INVALID" | "CHANGES_LOCKED">> {
      const peeked = await peekToken(database.kysely, { purpose, rawToken, now: clock() });
      return once<Record<string, never> | Failure<"CHANGE_LINK_INVALID" | "CHANGES_LOCKED">>(
        async (tx, leaveNoReply) => {
          const refuse = <Code extends "CHANGE_LINK_INVALID" | "CHANGES_LOCKED">(code: Code) => {
            leaveNoReply();
            return fail(code);
          };
          if (peeked.status !== "live") return refuse("CHANGE_LINK_INVALID");
          const { subject_id: id, data } = peeked.row;
          await holdAccount(tx, id);
          const account = await findAccountById(tx, id);
          if (account?.status !== "active") return refuse("CHANGE_LINK_INVALID");
          if (areChangesLocked(account, clock())) return refuse("CHANGES_LOCKED");
          const change =
            typeof data.change === "string" ? await findEmailChange(tx, data.change) : null;
          if (change === undefined || (change !== null && change.changed_at !== null)) {
            return refuse("CHANGE_LINK_INVALID");
          }
          const email = change?.new_email ?? account.email;
          if ((await otherOwner(tx, deps.keys, { ...account, email })) !== undefined) {
            return refuse("CHANGE_LINK_INVALID");
          }
          const consumed = await consumeToken(tx, { purpose, rawToken, now: clock() });
          if (typeof consumed === "string") return refuse("CHANGE_LINK_INVALID");
          if (change === null) await proveAddress(tx, deps, account, deviceId);
          else {
            await settleEmail(tx, deps, account, change, deviceId);
            const told = { kind, thing: change.id, name: change.new_email } as const;
            await announceChange(tx, deps, account, told);
          }
          return {};
        },
      );
    },
  };
}
