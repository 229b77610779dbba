import { statisticMonths } from "@frontdoor/contract/statistics.ts";
import { sql } from "kysely";
import { dayOf } from "../operations/statistics/statistics-store.ts";
import {
  daySeconds,
  deleteDue,
  deletion,
  deletionOfEnded,
  fullRun,
  hourSeconds,
  olderThan,
  sweepDue,
} from "../platform/deletion.ts";
import type { MaintenanceJob } from "../platform/scheduler.ts";

/** Removes tokens and one-time codes a day after their end, so that "used" can be told until then. */
const removeEndedTokens: MaintenanceJob = {
  name: "remove-ended-tokens",
  everySeconds: hourSeconds,
  fullRun,
  async run({ kysely }, now, signal) {
    const at = { now, signal };
    const tokens = await deleteDue(kysely, "tokens", olderThan("expires_at", daySeconds), at);
    const codes = olderThan<"one_time_codes">("expires_at", daySeconds);
    return tokens + (await sweepDue(kysely, "one_time_codes", codes, at));
  },
};

/** Empties what waited for a second person and was never decided, and removes it 30 days after its end. */
const removeOldApprovals: MaintenanceJob = {
  name: "remove-old-approvals",
  everySeconds: hourSeconds,
  async run({ kysely }, now, signal) {
    await kysely
      .updateTable("approvals")
      .set({ input: null })
      .where("expires_at", "<=", now)
      .where("input", "is not", null)
      .execute();
    const due = olderThan<"approvals">("expires_at", 30 * daySeconds);
    return deleteDue(kysely, "approvals", due, { now, signal });
  },
};

/** The jobs of this folder, for the list that the server starts. */
export const storageJobs: readonly MaintenanceJob[] = [
  removeEndedTokens,
  /** Kept replies after the 24 hours in which a request may be repeated. */
  deletion("remove-old-replies", "idempotency_keys", olderThan("created_at", daySeconds)),
  /** Used proofs of work that have expired, when nobody can use them again anyway. */
  deletionOfEnded("remove-spent-proofs", "spent_proofs"),
  /** Used challenges of passkeys that have expired, when nobody can answer them again anyway. */
  deletionOfEnded("remove-used-challenges", "used_challenges"),
  /** Registrations 30 days after the sign-up, verified or not, so that nothing shows which (SEC-H8). */
  deletionOfEnded("remove-old-registrations", "pending_registrations"),
  /** What OpenID Connect keeps, once it has expired. */
  deletionOfEnded("remove-ended-openid-artifacts", "openid_artifacts", 60),
  /** Logins to account settings that have ended, and changes that nobody proves or undoes any more. */
  deletionOfEnded("remove-ended-account-sessions", "account_sessions"),
  deletionOfEnded("remove-ended-staff-sessions", "staff_sessions"),
  deletionOfEnded("remove-ended-staff-tokens", "staff_tokens"),
  deletionOfEnded("remove-ended-email-changes", "email_changes"),
  deletionOfEnded("remove-ended-number-changes", "number_changes"),
  removeOldApprovals,
  /** Members of staff 24 months after their end, when no event names them any more; their keys go with them. */
  deletion(
    "remove-ended-staff",
    "staff",
    (member) => member("ended_at", "<", sql<Date>`now() - interval '24 months'`),
    daySeconds,
  ),
  /** Audit events after 24 months; their signatures stay, so that the chain still holds (SEC-H8). */
  deletion(
    "remove-old-audit-events",
    "audit_events",
    (event) =>
      event.and([
        event("at", "<", sql<Date>`now() - interval '24 months'`),
        event("id", "in", event.selectFrom("audit_seals").select("audit_seals.event_id")),
      ]),
    daySeconds,
  ),
  /** The counts of days two years ago. */
  deletion(
    "remove-old-statistics",
    "daily_statistics",
    (row, now) => {
      const from = new Date(now);
      from.setUTCMonth(from.getUTCMonth() - statisticMonths);
      return row("day", "<", dayOf(from));
    },
    daySeconds,
  ),
];
