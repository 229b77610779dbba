import { fail } from "@frontdoor/contract/call.ts";
import { findAccount, holdAccount } from "../../../identity/accounts/account-store.ts";
import { maskedEmail } from "../../../identity/accounts/masked-email.ts";
import { isPatient } from "../../../identity/accounts/patient.ts";
import { usernameIndexes } from "../../../identity/accounts/username.ts";
import { enqueue } from "../../../identity/outbox-jobs.ts";
import { removalLink, requestRemoval } from "../../../identity/removal/removal.ts";
import { restorableUntil } from "../../../identity/removal/restore-account.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { newId } from "../../../platform/ids.ts";
import type { Keys } from "../../../platform/keys/keys.ts";
import type { Services } from "../../../process/services.ts";
import { pageOf, told } from "../page.ts";
import type { ProductHandlers } from "../product-context.ts";
import { takeSupportMail } from "../support/support-mail-limit.ts";
import { listRemovals } from "./removal-requests.store.ts";

/** Creates and lists requests to remove an account. */
export function createRemovalRequestsService(deps: Services) {
  const { keys, config, clock, database } = deps;
  return {
    /**
     * A patient asks in the patient app to be removed; the link in the response confirms it (S6.014). To the app, a
     * practice user of that name does not exist. When staff ask, the link is mailed to the owner and not returned: with
     * it, staff could remove anybody.
     */
    createRemovalRequest: ({ body: { username, reason } }, { once, actor, caller }) =>
      once(async (tx) => {
        const account = await holdNamed(tx, keys, username);
        if (account?.status !== "active" || !isPatient(account)) return fail("PATIENT_UNKNOWN");
        if (caller.kind === "product") {
          const { id, token } = await requestRemoval(tx, deps, account, actor);
          return { id, token, link: removalLink(config.publicUrl, token) };
        }
        const refusal = await takeSupportMail(tx, deps, actor, account.id);
        if (refusal !== null) return refusal;
        const { id } = await requestRemoval(tx, deps, account, actor, reason);
        const row = { id: newId(clock), payload: { tokenId: id }, now: clock() };
        await enqueue(tx, { ...row, kind: "practice.removal-mail" });
        return { id };
      }),

    /** Lists removal requests, for support. */
    async listRemovalRequests({ query: { state, ...asked } }, context) {
      const now = clock();
      const rows = await pageOf(asked, context, (page) =>
        listRemovals(database.kysely, now, { state, ...page }),
      );
      return rows.map(({ email, ...row }) => ({
        ...told(row),
        maskedEmail: maskedEmail(email),
        // Where the event is no longer kept, the request was confirmed or expired long ago: nobody is named.
        askedBy: row.actor === row.account_id ? "itself" : (row.actor ?? "unknown"),
        confirmedAt: row.used_at?.toISOString() ?? null,
        restorableUntil: restorableUntil(row, now)?.toISOString() ?? null,
        erasedAt: row.retain_until?.toISOString() ?? null,
      }));
    },
  } satisfies ProductHandlers;
}

/** Locked before its mails are counted, as for every other mail of support: another order could deadlock. */
async function holdNamed(tx: Transaction, keys: Keys, username: string) {
  const found = await findAccount(tx, "practice", usernameIndexes(keys, "practice", username));
  return found && holdAccount(tx, found.id);
}
