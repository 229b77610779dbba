import { findAccount } from "../../mechanisms/accounts/account-store.ts";
import { indexesOf } from "../../mechanisms/authenticator/warnings.ts";
import type { OutboxHandlers } from "../../mechanisms/outbox/outbox-worker.ts";
import { issueResetLink, resetMailHandler } from "../../mechanisms/password-reset/reset-link.ts";
import { resetRequestedKind } from "../../mechanisms/password-reset/reset-request.ts";
import type { AcademicDeps } from "../academic-deps.ts";
import { resetLetter } from "./forgot-password.mails.ts";

export function resetRequestHandlers(deps: AcademicDeps): OutboxHandlers {
  return {
    [resetRequestedKind("academic")]: {
      async work(tx, row) {
        const realm = "academic";
        const found = await findAccount(tx, realm, indexesOf(row));
        const account = found?.status === "active" ? found : null;
        await issueResetLink(tx, deps, { id: row.id, realm, account });
      },
    },
    ...resetMailHandler(deps, "academic", (account, token) =>
      resetLetter(account, `${deps.config.publicUrl}/passwordreset/academic/${token}`),
    ),
  };
}
