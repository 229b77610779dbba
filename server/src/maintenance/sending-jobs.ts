import { inRealm } from "../identity/outbox-jobs.ts";
import { logoutWaitsSeconds } from "../identity/sessions/logout-handlers.ts";
import { webhookWaitsSeconds } from "../integrations/webhooks/webhook-jobs.ts";
import { keptMessages } from "../operations/inbox/capture.ts";
import { daySeconds, deletion, olderThan, secondsBefore, sweep } from "../platform/deletion.ts";
import { bringBack, broughtBackAtOnce } from "../platform/outbox/outbox-store.ts";
import type { MaintenanceJob } from "../platform/scheduler.ts";

/** A lower total comes from a person's typing errors, or belongs to an unknown name. */
const failuresWorthKeeping = 10;
/** The device's cookie has expired by then too. */
const deviceSeconds = 400 * daySeconds;

const ownWaits = {
  ...webhookWaitsSeconds,
  ...inRealm("practice", logoutWaitsSeconds),
  ...inRealm("academic", logoutWaitsSeconds),
};
const longestWaits = Object.fromEntries(
  Object.entries(ownWaits).map(([kind, waits]) => [kind, Math.max(...waits)]),
);

export const sendingJobs: readonly MaintenanceJob[] = [
  /** Deletes counters of rate limits whose longest window has passed. */
  deletion("remove-old-rate-limits", "budget_windows", olderThan("started_at", 2 * daySeconds)),
  /** Deletes counts of failed logins 30 days after the last one, except totals that may disable a password. */
  deletion("remove-old-login-counters", "login_counters", (counter, now) =>
    counter.and([
      counter("total", "<", failuresWorthKeeping),
      counter("last_attempt_at", "<", secondsBefore(now, 30 * daySeconds)),
    ]),
  ),
  /** Deletes devices after 400 days without a login. */
  deletion(
    "remove-old-devices",
    "known_devices",
    olderThan("last_used_at", deviceSeconds),
    daySeconds,
  ),
  /** The same for the list of devices that people see, which every login updates. */
  sweep(
    "remove-old-login-devices",
    "login_devices",
    olderThan("last_login_at", deviceSeconds),
    daySeconds,
  ),
  /** Deletes messages a week after they were sent; those that failed for good stay for the operator. */
  deletion("remove-sent-messages", "outbox", (message, now) =>
    message.and([
      message("state", "=", "done"),
      message("done_at", "<", secondsBefore(now, 7 * daySeconds)),
    ]),
  ),
  /** Deletes sign-up links that failed for good, after a week: they hold an address that may have no account. */
  deletion("remove-unsent-sign-up-links", "outbox", (message, now) =>
    message.and([
      message("state", "=", "dead"),
      message("kind", "like", "%.sign-up-link-mail"),
      message(
        message.fn.coalesce("retried_at", "created_at"),
        "<",
        secondsBefore(now, 7 * daySeconds),
      ),
    ]),
  ),
  /** Deletes receipts whose message never became known: SMS are tried for a day, and their receipts come within it. */
  deletion("remove-early-receipts", "early_receipts", olderThan("received_at", daySeconds)),
  /** Makes messages due that a clock which ran ahead has put off until tomorrow. */
  {
    name: "bring-messages-back",
    everySeconds: 60,
    fullRun: broughtBackAtOnce,
    byOwnTime: true,
    run: ({ kysely }, now) => bringBack(kysely, now, longestWaits),
  },
  /** Keeps the newest captured messages. */
  deletion("remove-old-captured-messages", "captured_messages", (message) =>
    message(
      "id",
      "not in",
      message
        .selectFrom("captured_messages as newer")
        .select("newer.id")
        .orderBy("newer.created_at", "desc")
        .limit(keptMessages),
    ),
  ),
];
