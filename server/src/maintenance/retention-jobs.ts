import { approvalHours } from "@frontdoor/contract/products/approvals.ts";
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
  secondsBefore,
  sweepDue,
} from "../platform/deletion.ts";
import type { MaintenanceJob } from "../platform/scheduler.ts";

/** Deletes tokens and one-time codes a day after their end: until then a response can say "used". */
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

/**
 * Deletes the input of approvals that expired undecided, and of those that were agreed on once that is over; the
 * approvals themselves 30 days after their end.
 */
const removeOldApprovals: MaintenanceJob = {
  name: "remove-old-approvals",
  everySeconds: hourSeconds,
  async run({ kysely }, now, signal) {
    await kysely
      .updateTable("approvals")
      .set({ input: null })
      .where("expires_at", "<=", now)
      .where("input", "is not", null)
      .where((row) =>
        row.or([
          row("decided_at", "is", null),
          row("decided_at", "<=", secondsBefore(now, approvalHours * hourSeconds)),
        ]),
      )
      .execute();
    const due = olderThan<"approvals">("expires_at", 30 * daySeconds);
    return deleteDue(kysely, "approvals", due, { now, signal });
  },
};

/**
 * Renames a role that a process of version 1.1 gave after the migration had renamed it: the list of staff would fail at a
 * role that it does not know.
 */
const renameRoles: MaintenanceJob = {
  name: "rename-roles",
  everySeconds: 60,
  async run({ kysely }) {
    const renamed = sql`update staff set role = 'registrar' where role = 'records'`;
    return Number((await renamed.execute(kysely)).numAffectedRows ?? 0);
  },
};

/** The jobs of this folder, for the list that the server starts. */
export const retentionJobs: readonly MaintenanceJob[] = [
  removeEndedTokens,
  /** Deletes stored responses after the 24 hours in which a request may be repeated. */
  deletion("remove-old-replies", "idempotency_keys", olderThan("created_at", daySeconds)),
  /** Deletes used proofs of work once they have expired and cannot be used again anyway. */
  deletionOfEnded("remove-spent-proofs", "spent_proofs"),
  /** Deletes used passkey challenges once they have expired and cannot be used again anyway. */
  deletionOfEnded("remove-used-challenges", "used_challenges"),
  /** Deletes registrations 30 days after the sign-up, verified or not, so that nothing shows which were (SEC-H8). */
  deletionOfEnded("remove-old-registrations", "pending_registrations"),
  /** Deletes expired data of OpenID Connect. */
  deletionOfEnded("remove-ended-openid-artifacts", "openid_artifacts", 60),
  /** Deletes ended sessions of account settings, and changes that can be neither verified nor undone any more. */
  deletionOfEnded("remove-ended-account-sessions", "account_sessions"),
  deletionOfEnded("remove-ended-staff-sessions", "staff_sessions"),
  deletionOfEnded("remove-ended-staff-tokens", "staff_tokens"),
  deletionOfEnded("remove-ended-email-changes", "email_changes"),
  deletionOfEnded("remove-ended-number-changes", "number_changes"),
  removeOldApprovals,
  renameRoles,
  /** Deletes members of staff 24 months after they were removed, when no event names them any more, with their keys. */
  deletion(
    "remove-ended-staff",
    "staff",
    (member) => member("ended_at", "<", sql<Date>`now() - interval '24 months'`),
    daySeconds,
  ),
  /** Deletes audit events after 24 months; their signatures stay, so that the chain can still be verified (SEC-H8). */
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
  /** Deletes the counts of days more than two years ago. */
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
