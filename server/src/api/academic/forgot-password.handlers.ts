import { findAccount } from "../../identity/accounts/account-store.ts";
import { requestVerification } from "../../identity/changes/verification-mail-jobs.ts";
import type { AcademicHandlers } from "../../identity/outbox-jobs.ts";
import { issueResetLink, resetMailHandler } from "../../identity/recovery/reset-link.ts";
import type { Services } from "../../process/services.ts";
import { findOnlyWaiting } from "./pending-registrations.store.ts";

/**
 * Mails the verification link instead if the name has only a pending registration. With several pending registrations
 * nothing is mailed: the browser that made one can ask for its link itself.
 */
export function resetRequestHandlers(deps: Services) {
  return {
    "reset-requested": {
      async work(tx, { id, payload: { usernameIndexes } }) {
        const realm = "academic";
        const found = await findAccount(tx, realm, usernameIndexes);
        const owner = { usernameIndexes, now: deps.clock() };
        const waiting = await findOnlyWaiting(tx, owner);
        const account = found?.status === "active" ? found : null;
        await issueResetLink(tx, deps, { id, realm, account });
        if (found === undefined && waiting !== undefined) {
          const { id: pendingId, username_index: address } = waiting;
          await requestVerification(tx, deps, { pendingId, address, clientAddress: null });
        }
      },
    },
    ...resetMailHandler(deps),
  } satisfies Partial<AcademicHandlers>;
}
