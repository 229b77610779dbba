import * as z from "zod/mini";
import { call } from "../call.ts";
import { codeText, passwordText } from "../wire.ts";
import { posting } from "./changes.ts";
import { passkeyLogin, passkeyOptionsReply } from "./passkey-forms.ts";
import { moment } from "./values.ts";

const reauthentication = z.discriminatedUnion("way", [
  z.object({ way: z.literal("password"), password: passwordText }),
  z.object({ way: z.literal("code"), code: codeText }),
  z.object({ way: z.literal("passkey"), passkey: passkeyLogin }),
]);
export type Reauthentication = z.output<typeof reauthentication>;

/**
 * Proves once more who is there: what is written in the next five minutes is taken. A wrong password counts
 * as it does at a login, a wrong code as it does at its two-step verification.
 */
export const reauthenticate = call({
  ...posting,
  path: "/proof",
  body: reauthentication,
  reply: z.object({ until: moment }),
  failures: ["SESSION_ENDED", "WRONG_PASSWORD", "WRONG_CODE", "PASSKEY_REFUSED"],
});

/** What the browser is to ask a passkey of this account for, to reauthenticate. */
export const reauthenticationOptions = call({
  ...posting,
  path: "/proof/options",
  reply: passkeyOptionsReply,
  failures: ["SESSION_ENDED"],
});
