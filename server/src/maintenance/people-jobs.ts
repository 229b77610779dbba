import { eraseAccounts } from "../identity/removal/erase-accounts.ts";
import { endSuspensions } from "../identity/removal/suspend-account.ts";
import { endDueTwoStep } from "../identity/two-step/two-step.ts";
import { removeOldEvents } from "../integrations/events/product-events.ts";
import {
  forgetPreviousSecrets,
  removeEndedWebhooks,
} from "../integrations/webhooks/webhook-maintenance.ts";
import {
  daySeconds,
  deletion,
  deletionOfEnded,
  hourSeconds,
  secondsBefore,
  sweep,
} from "../platform/deletion.ts";
import type { MaintenanceJob } from "../platform/scheduler.ts";

const leadMonths = 12;
const usedInviteMonths = 12;
const unusedInviteDays = 30;

function monthsBefore(now: Date, months: number): Date {
  const date = new Date(now);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date;
}

export const peopleJobs: readonly MaintenanceJob[] = [
  eraseAccounts,
  endSuspensions,
  /** Deletes contact requests after twelve months (SEC-H8). */
  deletion(
    "remove-old-leads",
    "leads",
    (lead, now) => lead("created_at", "<", monthsBefore(now, leadMonths)),
    daySeconds,
  ),
  /** Deletes the address of an unused invite a month after its end, of a used one after a year (SEC-H8). */
  sweep(
    "remove-old-invites",
    "invites",
    (invite, now) =>
      invite.or([
        invite("used_at", "<", monthsBefore(now, usedInviteMonths)),
        invite.and([
          invite("used_at", "is", null),
          invite("expires_at", "<", secondsBefore(now, unusedInviteDays * daySeconds)),
        ]),
      ]),
    daySeconds,
  ),
  /** Ends two-step verification 72 hours after an operator was asked to (docs/operations.md). */
  {
    name: "end-two-step",
    everySeconds: hourSeconds,
    run: ({ kysely }, now) =>
      kysely.transaction().execute((tx) => endDueTwoStep(tx, { clock: () => now })),
  },
  /** Deletes set-ups of two-step verification that were not finished within their session. */
  sweep("remove-old-two-step-set-ups", "second_step_setups", (setup, now) =>
    setup("expires_at", "<=", now),
  ),
  /** Deletes remembered devices once they need a code again. */
  deletionOfEnded("remove-old-remembered-devices", "remembered_devices", daySeconds),
  /** Deletes support's notes at their expiry. */
  deletionOfEnded("remove-old-notes", "account_notes"),
  removeOldEvents,
  removeEndedWebhooks,
  forgetPreviousSecrets,
];
