import { findAccount } from "../../mechanisms/accounts/account-store.ts";
import { indexesOf } from "../../mechanisms/authenticator/warnings.ts";
import type { OutboxHandlers } from "../../mechanisms/outbox/outbox-worker.ts";
import { issueResetLink, resetMailHandler } from "../../mechanisms/password-reset/reset-link.ts";
import { resetRequestedKind } from "../../mechanisms/password-reset/reset-request.ts";
import type { AcademicDeps } from "../academic-deps.ts";
import { requestVerification } from "../pending-registrations/ask-for-proof.ts";
import { resetLetter } from "./forgot-password.mails.ts";
import { findWaitingId } from "./forgot-password.store.ts";

/** Whoever has only a registration that waits is sent the link that proves the address instead. */
export function resetRequestHandlers(deps: AcademicDeps): OutboxHandlers {
  return {
    [resetRequestedKind("academic")]: {
      async work(tx, row) {
        const realm = "academic";
        const indexes = indexesOf(row);
        const found = await findAccount(tx, realm, indexes);
        const waitingId = await findWaitingId(tx, indexes, deps.clock());
        const account = found?.status === "active" ? found : null;
        await issueResetLink(tx, deps, { id: row.id, realm, account });
        if (found === undefined && waitingId !== null) {
          await requestVerification(tx, deps, waitingId);
        }
      },
    },
    ...resetMailHandler(deps, "academic", (account, token) =>
      resetLetter(account, `${deps.config.publicUrl}/passwordreset/academic/${token}`),
    ),
  };
}
