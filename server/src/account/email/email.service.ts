import type { CallContext } from "../../mechanisms/http/call-context.ts";
import { findAccountById } from "../../people/accounts/account-store.ts";
import { announceChange } from "../../people/changes/announce-change.ts";
import { changeOnce } from "../../people/changes/authorise.ts";
import { toldChangeOnce } from "../../people/changes/change-budget.ts";
import {
  askForEmail,
  sendProofAgain,
  takeEmailProof,
} from "../../people/contact-changes/ask-for-email.ts";
import { removeWaiting } from "../../people/contact-changes/contact-change-store.ts";
import { takeEmailBack } from "../../people/contact-changes/take-contacts-back.ts";
import { deviceName } from "../../people/logins/device-name.ts";
import { revokeTokens } from "../../people/tokens/tokens.ts";
import type { AccountDeps } from "../account-deps.ts";

const purpose = "email-proof";
const kind = "email";

/** The address of one's own account: another one, its proof, and the way back. */
export function createEmailService(deps: AccountDeps) {
  const { clock } = deps;

  return {
    /** Nothing tells whether the address has an account: what is done is the same. */
    change: ({ emailAddress }: { emailAddress: string }, context: CallContext) =>
      toldChangeOnce(deps, context, async (tx, { account, session }, leaveNoReply) => {
        const refusal = await takeEmailProof(tx, deps, account);
        if (refusal !== null) {
          leaveNoReply();
          return refusal;
        }
        const thing = await askForEmail(tx, deps, account, emailAddress, session.id);
        const device = deviceName(context.userAgent);
        const change = { kind, thing, name: emailAddress, device, way: session.way } as const;
        await announceChange(tx, deps, account, { ...change, isAsked: true });
        return {};
      }),

    sendAgain: (context: CallContext) =>
      changeOnce(deps, context, async (tx, { account, session }, leaveNoReply) => {
        const refusal = await takeEmailProof(tx, deps, account);
        if (refusal !== null) {
          leaveNoReply();
          return refusal;
        }
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
  };
}
