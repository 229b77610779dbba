import type { OutboxHandlers } from "../../mechanisms/outbox/outbox-worker.ts";
import { findAccount } from "../../people/accounts/account-store.ts";
import { indexesOf } from "../../people/authenticator/warnings.ts";
import { issueResetLink, resetMailHandler } from "../../people/password-reset/reset-link.ts";
import { resetRequestedKind } from "../../people/password-reset/reset-request.ts";
import type { AcademicDeps } from "../academic-deps.ts";
import { requestVerification } from "../pending-registrations/ask-for-proof.ts";
import { findOnlyWaiting } from "../pending-registrations/pending-registrations.store.ts";

/**
 * Whoever has only a registration that waits is sent the link that proves the address instead; where
 * several wait, none: the browser that made one has its own way to ask.
 */
export function resetRequestHandlers(deps: AcademicDeps): OutboxHandlers {
  return {
    [resetRequestedKind("academic")]: {
      async work(tx, row) {
        const realm = "academic";
        const indexes = indexesOf(row);
        const found = await findAccount(tx, realm, indexes);
        const owner = { usernameIndexes: indexes, now: deps.clock() };
        const waiting = await findOnlyWaiting(tx, owner);
        const account = found?.status === "active" ? found : null;
        await issueResetLink(tx, deps, { id: row.id, realm, account });
        if (found === undefined && waiting !== undefined) {
          const { id: pendingId, username_index: address } = waiting;
          await requestVerification(tx, deps, { pendingId, address, clientAddress: null });
        }
      },
    },
    ...resetMailHandler(deps, "academic", {
      address: (token) => `${deps.config.publicUrl}/passwordreset/academic/${token}`,
    }),
  };
}
