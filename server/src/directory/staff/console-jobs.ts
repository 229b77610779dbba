import * as z from "zod/mini";
import { isId } from "../../platform/ids.ts";
import { createEnqueue } from "../../platform/outbox/outbox.ts";

const id = z.string().check(z.refine(isId));
const text = z.string();

/** What of somebody's own ways in was changed. */
const changedWays = ["login", "passkey-added", "passkey-removed", "recovery-codes"] as const;
export type ChangedWay = (typeof changedWays)[number];

/** What happened at two-step verification of which its owner should know. */
export const stepWarnings = ["wrong-codes", "recovery-code"] as const;
export type StaffStepWarning = (typeof stepWarnings)[number];

/** What waits in the outbox for members of staff. */
export const staffJobs = {
  "staff.set-up-mail": z.object({ tokenId: id }),
  /** A login in a browser that never logged in before. */
  "staff.new-browser-mail": z.object({ staffId: id, browser: text, system: text }),
  "staff.ways-in-mail": z.object({ staffId: id, what: z.enum(changedWays) }),
  /** Of a key that somebody else may have seen. */
  "staff.new-key-mail": z.object({ staffId: id }),
  /** Of failures at an address, which may be nobody's: then the row is there all the same (SEC-L18). */
  "staff.locked-mail": z.object({
    staffId: z.nullable(id),
    isDisabled: z.boolean(),
    isKnownDevice: z.boolean(),
  }),
  /** Somebody was made an owner by a command on the machine, whom `staffId` hears of. */
  "staff.owner-recovered-mail": z.object({ staffId: id, ownerId: id }),
  /** Of what happened behind a right password. */
  "staff.step-warning-mail": z.object({ staffId: id, what: z.enum(stepWarnings) }),
};

/** Puts a mail to a member of staff into the outbox. */
export const enqueueForStaff = createEnqueue(staffJobs);
