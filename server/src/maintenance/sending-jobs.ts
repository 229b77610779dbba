import { inRealm } from "../identity/outbox-jobs.ts";
import { logoutWaitsSeconds } from "../identity/sessions/logout-handlers.ts";
import { webhookWaitsSeconds } from "../integrations/webhooks/webhook-jobs.ts";
import { keptMessages } from "../operations/inbox/capture.ts";
import { daySeconds, deletion, hourSeconds, secondsBefore, sweep } from "../platform/deletion.ts";
import { bringBack, broughtBackAtOnce } from "../platform/outbox/outbox-store.ts";
import type { MaintenanceJob } from "../platform/scheduler.ts";

/** A total below this is one of a person who mistyped, or of a name that nobody has. */
const failuresWorthKeeping = 10;

/** Forgets rate limits whose longest window has passed. */
const removeOldRateLimits = deletion(
  "remove-old-budgets",
  hourSeconds,
  "budget_windows",
  (rateLimit, now) => rateLimit("started_at", "<", secondsBefore(now, 2 * daySeconds)),
);

/** Forgets failed logins 30 days after the last one, but no total that may disable a password. */
const removeOldCounters = deletion(
  "remove-old-login-counters",
  hourSeconds,
  "login_counters",
  (counter, now) =>
    counter.and([
      counter("total", "<", failuresWorthKeeping),
      counter("last_attempt_at", "<", secondsBefore(now, 30 * daySeconds)),
    ]),
);

/** Forgets devices after 400 days without a login, when their cookie has ended as well. */
const removeOldDevices = deletion(
  "remove-old-devices",
  daySeconds,
  "known_devices",
  (device, now) => device("last_used_at", "<", secondsBefore(now, 400 * daySeconds)),
);

/** The same of what people see of their devices, which every login writes. */
const removeOldLoginDevices = sweep(
  "remove-old-login-devices",
  daySeconds,
  "login_devices",
  (device, now) => device("last_login_at", "<", secondsBefore(now, 400 * daySeconds)),
);

/** Removes what has left a week ago; what was given up stays for the operator. */
const removeSentMessages = deletion("remove-sent-messages", hourSeconds, "outbox", (message, now) =>
  message.and([
    message("state", "=", "done"),
    message("done_at", "<", secondsBefore(now, 7 * daySeconds)),
  ]),
);

/** Forgets receipts of messages that nobody knows: SMS are tried for a day, and theirs come within it. */
const removeEarlyReceipts = deletion(
  "remove-early-receipts",
  hourSeconds,
  "early_receipts",
  (receipt, now) => receipt("received_at", "<", secondsBefore(now, daySeconds)),
);

const ownWaits = {
  ...webhookWaitsSeconds,
  ...inRealm("practice", logoutWaitsSeconds),
  ...inRealm("academic", logoutWaitsSeconds),
};
const longestWaits = Object.fromEntries(
  Object.entries(ownWaits).map(([kind, waits]) => [kind, Math.max(...waits)]),
);

/** Lets leave what a clock that ran ahead has put off until tomorrow. */
const bringMessagesBack: MaintenanceJob = {
  name: "bring-messages-back",
  everySeconds: 60,
  fullRun: broughtBackAtOnce,
  run: ({ kysely }, now) => bringBack(kysely, now, longestWaits),
};

/** Keeps the newest captured messages. */
const removeOldCapturedMessages = deletion(
  "remove-old-captured-messages",
  hourSeconds,
  "captured_messages",
  (message) =>
    message(
      "id",
      "not in",
      message
        .selectFrom("captured_messages as newer")
        .select("newer.id")
        .orderBy("newer.created_at", "desc")
        .limit(keptMessages),
    ),
);

export const sendingJobs: readonly MaintenanceJob[] = [
  removeOldRateLimits,
  removeOldCounters,
  removeOldDevices,
  removeOldLoginDevices,
  removeSentMessages,
  removeEarlyReceipts,
  bringMessagesBack,
  removeOldCapturedMessages,
];
