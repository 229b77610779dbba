import { keptMessages } from "../inbox/capture.ts";
import type { UpkeepJob } from "./upkeep.ts";

const hourSeconds = 3_600;
const daySeconds = 24 * hourSeconds;

/** A total below this is one of a person who mistyped, or of a name that nobody has. */
const failuresWorthKeeping = 10;

const before = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1_000);

/** Forgets budgets whose longest window has passed. */
export const removeOldBudgets: UpkeepJob = {
  name: "remove-old-budgets",
  everySeconds: hourSeconds,
  async run({ kysely }, now) {
    const result = await kysely
      .deleteFrom("budget_windows")
      .where("started_at", "<", before(now, 2 * daySeconds))
      .executeTakeFirst();
    return Number(result.numDeletedRows);
  },
};

/** Forgets failed logins 30 days after the last one, but no total that may disable a password. */
export const removeOldCounters: UpkeepJob = {
  name: "remove-old-login-counters",
  everySeconds: hourSeconds,
  async run({ kysely }, now) {
    const result = await kysely
      .deleteFrom("login_counters")
      .where("total", "<", failuresWorthKeeping)
      .where("last_attempt_at", "<", before(now, 30 * daySeconds))
      .executeTakeFirst();
    return Number(result.numDeletedRows);
  },
};

/** Forgets devices after 400 days without a login, when their cookie has ended as well. */
export const removeOldDevices: UpkeepJob = {
  name: "remove-old-devices",
  everySeconds: daySeconds,
  async run({ kysely }, now) {
    const result = await kysely
      .deleteFrom("known_devices")
      .where("last_used_at", "<", before(now, 400 * daySeconds))
      .executeTakeFirst();
    return Number(result.numDeletedRows);
  },
};

/** Removes what has left a week ago; what was given up stays for the operator. */
export const removeSentMessages: UpkeepJob = {
  name: "remove-sent-messages",
  everySeconds: hourSeconds,
  async run({ kysely }, now) {
    const result = await kysely
      .deleteFrom("outbox")
      .where("state", "=", "done")
      .where("done_at", "<", before(now, 7 * daySeconds))
      .executeTakeFirst();
    return Number(result.numDeletedRows);
  },
};

/** Keeps the newest captured messages. */
export const removeOldCapturedMessages: UpkeepJob = {
  name: "remove-old-captured-messages",
  everySeconds: hourSeconds,
  async run({ kysely }) {
    const result = await kysely
      .deleteFrom("captured_messages")
      .where("id", "not in", (query) =>
        query
          .selectFrom("captured_messages")
          .select("id")
          .orderBy("created_at", "desc")
          .limit(keptMessages),
      )
      .executeTakeFirst();
    return Number(result.numDeletedRows);
  },
};

export const sendingJobs: readonly UpkeepJob[] = [
  removeOldBudgets,
  removeOldCounters,
  removeOldDevices,
  removeSentMessages,
  removeOldCapturedMessages,
];
