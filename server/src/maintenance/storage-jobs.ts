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
  secondsBefore,
  sweepDue,
} from "../platform/deletion.ts";
import type { MaintenanceJob } from "../platform/scheduler.ts";

/** Removes tokens and one-time codes a day after their end, so that "used" can be told until then. */
export const removeEndedTokens: MaintenanceJob = {
  name: "remove-ended-tokens",
  everySeconds: hourSeconds,
  fullRun,
  async run({ kysely }, now, signal) {
    const before = secondsBefore(now, daySeconds);
    const at = { now, signal };
    const tokens = await deleteDue(kysely, "tokens", (e) => e("expires_at", "<", before), at);
    const codes = await sweepDue(kysely, "one_time_codes", (e) => e("expires_at", "<", before), at);
    return tokens + codes;
  },
};

/** Removes kept replies after the 24 hours in which a request may be repeated. */
export const removeOldReplies = deletion(
  "remove-old-replies",
  hourSeconds,
  "idempotency_keys",
  (row, now) => row("created_at", "<", secondsBefore(now, daySeconds)),
);

/** Removes used proofs of work that have expired, when nobody can use them again anyway. */
export const removeSpentProofs = deletionOfEnded(
  "remove-spent-proofs",
  hourSeconds,
  "spent_proofs",
);

/** Removes used challenges of passkeys that have expired, when nobody can answer them again anyway. */
export const removeUsedChallenges = deletionOfEnded(
  "remove-used-challenges",
  hourSeconds,
  "used_challenges",
);

/** Removes registrations 30 days after the sign-up, verified or not, so that nothing shows which (SEC-H8). */
export const removeOldRegistrations = deletionOfEnded(
  "remove-old-registrations",
  hourSeconds,
  "pending_registrations",
);

/** Removes what OpenID Connect keeps, once it has expired. */
const removeEndedArtifacts = deletionOfEnded(
  "remove-ended-openid-artifacts",
  60,
  "openid_artifacts",
);

/** Removes logins to account settings that have ended, and changes that nobody proves or undoes any more. */
const removeEndedLogins = deletionOfEnded(
  "remove-ended-account-sessions",
  hourSeconds,
  "account_sessions",
);
const removeEndedConsoleLogins = deletionOfEnded(
  "remove-ended-staff-sessions",
  hourSeconds,
  "staff_sessions",
);
const removeEndedConsoleLinks = deletionOfEnded(
  "remove-ended-staff-tokens",
  hourSeconds,
  "staff_tokens",
);
export const removeEndedEmailChanges = deletionOfEnded(
  "remove-ended-email-changes",
  hourSeconds,
  "email_changes",
);
const removeEndedNumberChanges = deletionOfEnded(
  "remove-ended-number-changes",
  hourSeconds,
  "number_changes",
);

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
    const before = secondsBefore(now, 30 * daySeconds);
    return deleteDue(kysely, "approvals", (e) => e("expires_at", "<", before), { now, signal });
  },
};

/** Removes members of staff 24 months after their end, when no event names them any more; their keys go with them. */
const removeEndedStaff = deletion("remove-ended-staff", daySeconds, "staff", (member) =>
  member("ended_at", "<", sql<Date>`now() - interval '24 months'`),
);

/** Removes audit events after 24 months; their signatures stay, so that the chain still holds (SEC-H8). */
export const removeOldAuditEvents = deletion(
  "remove-old-audit-events",
  daySeconds,
  "audit_events",
  (event) =>
    event.and([
      event("at", "<", sql<Date>`now() - interval '24 months'`),
      event("id", "in", event.selectFrom("audit_seals").select("audit_seals.event_id")),
    ]),
);

/** Removes the counts of days two years ago. */
export const removeOldStatistics = deletion(
  "remove-old-statistics",
  daySeconds,
  "daily_statistics",
  (row, now) => {
    const from = new Date(now);
    from.setUTCMonth(from.getUTCMonth() - statisticMonths);
    return row("day", "<", dayOf(from));
  },
);

/** The jobs of this folder, for the list that the server starts. */
export const storageJobs: readonly MaintenanceJob[] = [
  removeEndedTokens,
  removeOldReplies,
  removeSpentProofs,
  removeUsedChallenges,
  removeOldRegistrations,
  removeEndedArtifacts,
  removeEndedLogins,
  removeEndedConsoleLogins,
  removeEndedConsoleLinks,
  removeEndedEmailChanges,
  removeEndedNumberChanges,
  removeOldApprovals,
  removeEndedStaff,
  removeOldAuditEvents,
  removeOldStatistics,
];
