import { keptMessages } from "../desk/inbox/capture.ts";
import { daySeconds, deletion, hourSeconds, secondsBefore } from "../mechanisms/upkeep/deletion.ts";
import type { UpkeepJob } from "../mechanisms/upkeep/upkeep.ts";

/** A total below this is one of a person who mistyped, or of a name that nobody has. */
const failuresWorthKeeping = 10;

/** Forgets budgets whose longest window has passed. */
const removeOldBudgets = deletion("remove-old-budgets", hourSeconds, (db, now) =>
  db.deleteFrom("budget_windows").where("started_at", "<", secondsBefore(now, 2 * daySeconds)),
);

/** Forgets failed logins 30 days after the last one, but no total that may disable a password. */
const removeOldCounters = deletion("remove-old-login-counters", hourSeconds, (db, now) =>
  db
    .deleteFrom("login_counters")
    .where("total", "<", failuresWorthKeeping)
    .where("last_attempt_at", "<", secondsBefore(now, 30 * daySeconds)),
);

/** Forgets devices after 400 days without a login, when their cookie has ended as well. */
const removeOldDevices = deletion("remove-old-devices", daySeconds, (db, now) =>
  db.deleteFrom("known_devices").where("last_used_at", "<", secondsBefore(now, 400 * daySeconds)),
);

/** The same of what people see of their devices. */
const removeOldLoginDevices = deletion("remove-old-login-devices", daySeconds, (db, now) =>
  db.deleteFrom("login_devices").where("last_login_at", "<", secondsBefore(now, 400 * daySeconds)),
);

/** Removes what has left a week ago; what was given up stays for the operator. */
const removeSentMessages = deletion("remove-sent-messages", hourSeconds, (db, now) =>
  db
    .deleteFrom("outbox")
    .where("state", "=", "done")
    .where("done_at", "<", secondsBefore(now, 7 * daySeconds)),
);

/** Keeps the newest captured messages. */
const removeOldCapturedMessages = deletion("remove-old-captured-messages", hourSeconds, (db) =>
  db
    .deleteFrom("captured_messages")
    .where("id", "not in", (query) =>
      query
        .selectFrom("captured_messages")
        .select("id")
        .orderBy("created_at", "desc")
        .limit(keptMessages),
    ),
);

export const sendingJobs: readonly UpkeepJob[] = [
  removeOldBudgets,
  removeOldCounters,
  removeOldDevices,
  removeOldLoginDevices,
  removeSentMessages,
  removeOldCapturedMessages,
];
