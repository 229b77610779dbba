import { eraseAccounts } from "../archive/erase-accounts.ts";
import type { UpkeepJob } from "./upkeep.ts";

const daySeconds = 86_400;
const leadMonths = 12;
const usedInviteMonths = 12;
const unusedInviteDays = 30;
const acknowledgedDays = 30;

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * daySeconds * 1_000);

function monthsBefore(now: Date, months: number): Date {
  const date = new Date(now);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date;
}

/** Forgets who asked to be contacted after twelve months (SEC-H8). */
export const removeOldLeads: UpkeepJob = {
  name: "remove-old-leads",
  everySeconds: daySeconds,
  async run({ kysely }, now) {
    const result = await kysely
      .deleteFrom("leads")
      .where("created_at", "<", monthsBefore(now, leadMonths))
      .executeTakeFirst();
    return Number(result.numDeletedRows);
  },
};

/** Forgets the address of an invite that nobody took a month after its end, of a used one after a year (SEC-H8). */
export const removeOldInvites: UpkeepJob = {
  name: "remove-old-invites",
  everySeconds: daySeconds,
  async run({ kysely }, now) {
    const result = await kysely
      .deleteFrom("invites")
      .where((e) =>
        e.or([
          e("used_at", "<", monthsBefore(now, usedInviteMonths)),
          e.and([
            e("used_at", "is", null),
            e("expires_at", "<", daysBefore(now, unusedInviteDays)),
          ]),
        ]),
      )
      .executeTakeFirst();
    return Number(result.numDeletedRows);
  },
};

/** Removes events a month after their product has acknowledged them. */
export const removeAcknowledgedEvents: UpkeepJob = {
  name: "remove-acknowledged-events",
  everySeconds: daySeconds,
  async run({ kysely }, now) {
    const result = await kysely
      .deleteFrom("product_events")
      .where("acknowledged_at", "<", daysBefore(now, acknowledgedDays))
      .executeTakeFirst();
    return Number(result.numDeletedRows);
  },
};

export const peopleJobs: readonly UpkeepJob[] = [
  eraseAccounts,
  removeOldLeads,
  removeOldInvites,
  removeAcknowledgedEvents,
];
