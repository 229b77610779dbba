import * as z from "zod/mini";
import { call } from "../call.ts";
import { line } from "../wire.ts";
import { changing, failuresOfChanges, posting } from "./changes.ts";
import { passkeyLabel, passkeyOptionsReply, passkeyRegistration } from "./passkey-forms.ts";

/** Returns the options by which the browser makes a passkey. */
export const passkeyOptions = call({
  ...posting,
  path: "/passkeys/options",
  reply: passkeyOptionsReply,
  failures: [...failuresOfChanges, "EMAIL_UNPROVEN", "TOO_MANY_PASSKEYS"],
});

/** Adds the passkey that the browser made; without a name it is named after the device. */
export const addPasskey = call({
  ...posting,
  path: "/passkeys",
  body: z.object({ passkey: passkeyRegistration }),
  reply: z.object({ id: z.string() }),
  failures: [...failuresOfChanges, "EMAIL_UNPROVEN", "TOO_MANY_PASSKEYS", "PASSKEY_REFUSED"],
});

const ofPasskey = z.object({ id: line(64) });

/** Renames a passkey. */
export const renamePasskey = call({
  ...changing,
  path: "/passkeys/{id}/rename",
  params: ofPasskey,
  body: z.object({ label: passkeyLabel }),
  failures: ["SESSION_ENDED", "CHANGES_LOCKED", "PASSKEY_UNKNOWN"],
});

/** Removes a passkey, which then no longer logs anybody in. */
export const removePasskey = call({
  ...changing,
  path: "/passkeys/{id}/remove",
  params: ofPasskey,
  failures: [...failuresOfChanges, "PASSKEY_UNKNOWN"],
});
