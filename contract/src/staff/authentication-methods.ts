import * as z from "zod/mini";
import {
  passkeyLabel,
  passkeyLogin,
  passkeyOptionsReply,
  passkeyRegistration,
} from "../account/passkey-forms.ts";
import { call } from "../call.ts";
import { madeId, moment } from "../products/formats.ts";
import { codeText, passwordText } from "../wire.ts";
import { posting, postingOnce } from "./posting.ts";

const reauthentication = z.discriminatedUnion("way", [
  z.object({ way: z.literal("code"), password: passwordText, code: codeText }),
  z.object({ way: z.literal("passkey"), passkey: passkeyLogin }),
]);
export type StaffReauthentication = z.output<typeof reauthentication>;

const failuresOfMethods = ["SESSION_ENDED", "PROOF_NEEDED"] as const;

/**
 * Reauthenticates a member of staff, by password and code together or by a passkey. For five minutes they may change
 * their authentication methods. A failed attempt counts as at a login.
 */
export const reauthenticateStaff = call({
  ...posting,
  path: "/proof",
  body: reauthentication,
  reply: z.object({ until: moment }),
  failures: ["SESSION_ENDED", "BAD_CREDENTIALS", "WRONG_CODE", "PASSKEY_REFUSED"],
});

/** Returns the options by which the browser asks for a passkey of this member of staff, to reauthenticate. */
export const staffReauthenticationOptions = call({
  ...posting,
  path: "/proof/options",
  reply: passkeyOptionsReply,
  failures: ["SESSION_ENDED"],
});

/** Returns the options by which the browser makes a passkey. */
export const newStaffPasskeyOptions = call({
  ...posting,
  path: "/passkeys/options",
  reply: passkeyOptionsReply,
  failures: [...failuresOfMethods, "TOO_MANY_PASSKEYS"],
});

/** Adds the passkey that the browser made; without a name it is named after the device. */
export const addStaffPasskey = call({
  ...posting,
  path: "/passkeys",
  body: z.object({ passkey: passkeyRegistration, label: z.optional(passkeyLabel) }),
  reply: z.object({ id: madeId }),
  failures: [...failuresOfMethods, "TOO_MANY_PASSKEYS", "PASSKEY_REFUSED"],
});

/** Removes a passkey, which then no longer logs anybody in, and ends the owner's logins elsewhere. */
export const removeStaffPasskey = call({
  ...postingOnce,
  path: "/passkeys/{id}/remove",
  params: z.object({ id: z.uuid() }),
  failures: [...failuresOfMethods, "PASSKEY_UNKNOWN"],
});

/** Makes new recovery codes, which are shown once; the old ones are no longer valid. */
export const renewStaffCodes = call({
  ...posting,
  path: "/recovery-codes",
  reply: z.object({ recoveryCodes: z.array(z.string()) }),
  failures: failuresOfMethods,
});
