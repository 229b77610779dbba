import type { staffJobs } from "../../directory/staff/console-jobs.ts";
import { liveConsoleToken } from "../../directory/staff/console-tokens.ts";
import { staffNames } from "../../directory/staff/list-staff.ts";
import { findActiveStaff } from "../../directory/staff/staff-store.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Keys } from "../../platform/keys/keys.ts";
import type { OutboxHandlers } from "../../platform/outbox/jobs.ts";
import {
  lockedMail,
  newBrowserMail,
  ownerRecoveredMail,
  setUpMail,
  stepWarningMail,
  waysInMail,
} from "./staff.mails.ts";

interface MailDeps {
  keys: Keys;
  clock: Clock;
  config: { console: { url: string } | null };
}

/** Mails members of staff who are there when a mail's turn comes. */
export function staffMailHandlers(deps: MailDeps): OutboxHandlers<typeof staffJobs> {
  const { console: its } = deps.config;
  return {
    "staff.set-up-mail": {
      async send(db, { payload }) {
        const live = await liveConsoleToken(db, deps, payload.tokenId);
        if (live === null || its === null) return null;
        const staff = await findActiveStaff(db, live.row.staff_id);
        return staff === undefined ? null : setUpMail(its.url, staff, live.token);
      },
    },
    "staff.new-browser-mail": {
      async send(db, { payload: { staffId, ...device } }) {
        const staff = await findActiveStaff(db, staffId);
        return staff === undefined ? null : newBrowserMail(staff, device);
      },
    },
    "staff.ways-in-mail": {
      async send(db, { payload: { staffId, what } }) {
        const staff = await findActiveStaff(db, staffId);
        return staff === undefined ? null : waysInMail(staff, what);
      },
    },
    "staff.locked-mail": {
      async send(db, { payload: { staffId, ...lock } }) {
        const staff = staffId === null ? undefined : await findActiveStaff(db, staffId);
        return staff === undefined ? null : lockedMail(staff, lock);
      },
    },
    "staff.owner-recovered-mail": {
      async send(db, { payload: { staffId, ownerId } }) {
        const staff = await findActiveStaff(db, staffId);
        const name = (await staffNames(db, [ownerId])).get(ownerId);
        return staff === undefined || name === undefined ? null : ownerRecoveredMail(staff, name);
      },
    },
    "staff.step-warning-mail": {
      async send(db, { payload: { staffId, what } }) {
        const staff = await findActiveStaff(db, staffId);
        return staff === undefined ? null : stepWarningMail(staff, what);
      },
    },
  };
}
