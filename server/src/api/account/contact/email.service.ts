import type { AccountCalls } from "@frontdoor/contract/account/calls.ts";
import { findAccountById } from "../../../identity/accounts/account-store.ts";
import { announceOwnChange } from "../../../identity/changes/announce-change.ts";
import { toldChangeOnce } from "../../../identity/changes/change-limit.ts";
import { revertEmailChange } from "../../../identity/changes/revert-change.ts";
import {
  askForEmail,
  sendVerificationAgain,
  takeEmailVerification,
} from "../../../identity/contact/ask-for-email.ts";
import { removeWaiting } from "../../../identity/contact/contact-change-store.ts";
import { changeOnce } from "../../../identity/sessions/reauthentication.ts";
import { revokeTokens } from "../../../identity/tokens/tokens.ts";
import type { CallHandlers } from "../../../platform/calls/call-context.ts";
import { retryOnUniqueViolation } from "../../../platform/database/retry-on-unique-violation.ts";
import type { Services } from "../../../process/services.ts";

const purpose = "email-proof";
const kind = "email";

/** The email address in account settings: change, verification, undo. */
export function createEmailService(deps: Services) {
  const { clock } = deps;

  return {
    /** Does the same whether or not the address has an account, so that nothing reveals it. */
    changeEmail: ({ body: { emailAddress } }, context) =>
      toldChangeOnce(deps, context, async (tx, owner, unkept) => {
        const { account, session } = owner;
        const refusal = await takeEmailVerification(tx, deps, account);
        if (refusal !== null) return unkept(refusal);
        const thing = await askForEmail(tx, deps, account, emailAddress, session.id);
        const change = { kind, thing, name: emailAddress, isAsked: true } as const;
        await announceOwnChange(tx, deps, owner, context, change);
        return {};
      }),

    sendEmailVerification: (_input, context) =>
      changeOnce(deps, context, async (tx, { account, session }, unkept) => {
        const refusal = await takeEmailVerification(tx, deps, account);
        if (refusal !== null) return unkept(refusal);
        await sendVerificationAgain(tx, deps, account, session.id);
        return {};
      }),

    undoEmailChange: (_input, context) =>
      retryOnUniqueViolation(() =>
        toldChangeOnce(deps, context, async (tx, owner) => {
          const { account } = owner;
          const { id: subjectId, email } = account;
          await revokeTokens(tx, { purpose, subjectId, now: clock() });
          await removeWaiting(tx, "email_changes", subjectId);
          if (!(await revertEmailChange(tx, deps, account, false))) return {};
          const now = await findAccountById(tx, subjectId);
          await announceOwnChange(tx, deps, owner, context, { kind, name: now?.email ?? email });
          return {};
        }),
      ),
  } satisfies CallHandlers<AccountCalls>;
}
