import { maskedEmail } from "../../../identity/accounts/masked-email.ts";
import { restorableUntil } from "../../../identity/removal/restore-account.ts";
import { pageOf } from "../page.ts";
import type { ProductHandlers } from "../product-context.ts";
import type { ProductDeps } from "../product-deps.ts";
import { listRemovals } from "./removal-requests.store.ts";

/** The removals that were asked for, for support that is asked what became of one. */
export function createListRemovalsService({ database, clock }: ProductDeps) {
  return {
    async listRemovalRequests({ query: { state, ...asked } }, context) {
      const now = clock();
      const rows = await pageOf(asked, context, (page) =>
        listRemovals(database.kysely, now, { state, ...page }),
      );
      return rows.map((row) => ({
        id: row.id,
        state: row.state,
        realm: row.realm,
        accountId: row.account_id,
        type: row.type,
        maskedEmail: maskedEmail(row.email),
        // Whose event has passed was long confirmed or dead: nobody is named.
        askedBy: row.actor === row.account_id ? "itself" : (row.actor ?? "unknown"),
        createdAt: row.created_at.toISOString(),
        expiresAt: row.expires_at.toISOString(),
        confirmedAt: row.used_at?.toISOString() ?? null,
        restorableUntil: restorableUntil(row, now)?.toISOString() ?? null,
        erasedAt: row.retain_until?.toISOString() ?? null,
      }));
    },
  } satisfies ProductHandlers;
}
