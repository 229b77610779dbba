import * as z from "zod/mini";
import { isId } from "../../platform/ids.ts";
import { createEnqueue } from "../../platform/outbox/outbox.ts";

const id = z.string().check(z.refine(isId));
const text = z.string();

/** Changes of a member's authentication methods. */
const loginChanges = ["login", "passkey-added", "passkey-removed", "recovery-codes"] as const;
export type LoginChange = (typeof loginChanges)[number];

/** Events of two-step verification that its owner is warned of. */
const stepWarnings = ["wrong-codes", "recovery-code"] as const;
export type StaffStepWarning = (typeof stepWarnings)[number];

/** The outbox jobs for members of staff. */
export const staffJobs = {
  "staff.set-up-mail": z.object({ tokenId: id }),
  /** A login in a browser that never logged in before. */
  "staff.new-browser-mail": z.object({ staffId: id, browser: text, system: text }),
  "staff.ways-in-mail": z.object({ staffId: id, what: z.enum(loginChanges) }),
  /** A new key was made, which somebody else may have seen. */
  "staff.new-key-mail": z.object({ staffId: id }),
  /** Failures locked an address. The row exists for unknown addresses too (SEC-L18). */
  "staff.locked-mail": z.object({
    staffId: z.nullable(id),
    isDisabled: z.boolean(),
    isKnownDevice: z.boolean(),
  }),
  /** Notifies `staffId` that a command on the machine made somebody an owner. */
  "staff.owner-recovered-mail": z.object({ staffId: id, ownerId: id }),
  /** Warns of what happened after a right password. */
  "staff.step-warning-mail": z.object({ staffId: id, what: z.enum(stepWarnings) }),
};

/** Puts a mail to a member of staff into the outbox. */
export const enqueueForStaff = createEnqueue(staffJobs);
