import type { staffJobs } from "../../directory/staff/console-jobs.ts";
import { staffNames } from "../../directory/staff/list-staff.ts";
import { findActiveStaff, type StaffRow } from "../../directory/staff/staff-store.ts";
import { liveConsoleToken } from "../../identity/tokens/console-tokens.ts";
import type { Db } from "../../platform/database/database.ts";
import type { KeyedDeps } from "../../platform/keys/keys.ts";
import type { Mail } from "../../platform/mail/message.ts";
import type { OutboxHandlers } from "../../platform/outbox/jobs.ts";
import {
  lockedMail,
  loginChangedMail,
  newBrowserMail,
  newKeyMail,
  ownerRecoveredMail,
  setUpMail,
  stepWarningMail,
} from "./staff.mails.ts";

interface MailDeps extends KeyedDeps {
  config: { console: { url: string } | null };
}

/** Mails members of staff who are still active when the job runs. */
export function staffMailHandlers(deps: MailDeps): OutboxHandlers<typeof staffJobs> {
  const { console: its } = deps.config;
  return {
    "staff.set-up-mail": {
      async send(db, { payload }) {
        const live = await liveConsoleToken(db, deps, payload.tokenId);
        if (live === null || its === null) return null;
        return toActive(db, live.row.staff_id, (staff) => setUpMail(its.url, staff, live.token));
      },
    },
    "staff.new-browser-mail": {
      send: (db, { payload: { staffId, ...device } }) =>
        toActive(db, staffId, (staff) => newBrowserMail(staff, device)),
    },
    "staff.ways-in-mail": {
      send: (db, { payload: { staffId, what } }) =>
        toActive(db, staffId, (staff) => loginChangedMail(staff, what)),
    },
    "staff.new-key-mail": {
      send: (db, { payload: { staffId } }) => toActive(db, staffId, newKeyMail),
    },
    "staff.locked-mail": {
      send: async (db, { payload: { staffId, ...lock } }) =>
        staffId === null ? null : toActive(db, staffId, (staff) => lockedMail(staff, lock)),
    },
    "staff.owner-recovered-mail": {
      async send(db, { payload: { staffId, ownerId } }) {
        const name = (await staffNames(db, [ownerId])).get(ownerId);
        if (name === undefined) return null;
        return toActive(db, staffId, (staff) => ownerRecoveredMail(staff, name));
      },
    },
    "staff.step-warning-mail": {
      send: (db, { payload: { staffId, what } }) =>
        toActive(db, staffId, (staff) => stepWarningMail(staff, what)),
    },
  };
}

async function toActive(db: Db, staffId: string, compose: (staff: StaffRow) => Mail) {
  const staff = await findActiveStaff(db, staffId);
  return staff === undefined ? null : compose(staff);
}
