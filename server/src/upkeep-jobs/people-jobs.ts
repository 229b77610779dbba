import { daySeconds, deletion, hourSeconds, secondsBefore } from "../mechanisms/upkeep/deletion.ts";
import type { UpkeepJob } from "../mechanisms/upkeep/upkeep.ts";
import { eraseAccounts } from "../people/archive/erase-accounts.ts";
import { endDueSecondSteps } from "../people/second-step/second-step.ts";
import { removeOldEvents } from "../records/product-events/product-events.ts";
import { forgetPreviousSecrets, removeEndedWebhooks } from "../records/webhooks/webhook-upkeep.ts";

const leadMonths = 12;
const usedInviteMonths = 12;
const unusedInviteDays = 30;

function monthsBefore(now: Date, months: number): Date {
  const date = new Date(now);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date;
}

/** Forgets who asked to be contacted after twelve months (SEC-H8). */
export const removeOldLeads = deletion("remove-old-leads", daySeconds, (db, now) =>
  db.deleteFrom("leads").where("created_at", "<", monthsBefore(now, leadMonths)),
);

/** Forgets the address of an invite that nobody took a month after its end, of a used one after a year (SEC-H8). */
export const removeOldInvites = deletion("remove-old-invites", daySeconds, (db, now) =>
  db
    .deleteFrom("invites")
    .where((e) =>
      e.or([
        e("used_at", "<", monthsBefore(now, usedInviteMonths)),
        e.and([
          e("used_at", "is", null),
          e("expires_at", "<", secondsBefore(now, unusedInviteDays * daySeconds)),
        ]),
      ]),
    ),
);

/** Ends second steps 72 hours after an operator was asked to (docs/operations.md). */
const endSecondSteps: UpkeepJob = {
  name: "end-second-steps",
  everySeconds: hourSeconds,
  run: ({ kysely }, now) =>
    kysely.transaction().execute((tx) => endDueSecondSteps(tx, { clock: () => now })),
};

/** Forgets set-ups that nobody finished while they were logged in. */
const removeOldSetups = deletion("remove-old-second-step-setups", hourSeconds, (db, now) =>
  db.deleteFrom("second_step_setups").where("expires_at", "<=", now),
);

/** Forgets on which devices somebody was asked for no code, once they are asked again. */
const removeOldRememberedDevices = deletion(
  "remove-old-remembered-devices",
  daySeconds,
  (db, now) => db.deleteFrom("remembered_devices").where("expires_at", "<=", now),
);

export const peopleJobs: readonly UpkeepJob[] = [
  eraseAccounts,
  removeOldLeads,
  removeOldInvites,
  endSecondSteps,
  removeOldSetups,
  removeOldRememberedDevices,
  removeOldEvents,
  removeEndedWebhooks,
  forgetPreviousSecrets,
];
