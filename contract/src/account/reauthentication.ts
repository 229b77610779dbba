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
 * Reauthenticates the person, who may then make changes for five minutes. A wrong password counts as at a login, a
 * wrong code as at two-step verification.
 */
export const reauthenticate = call({
  ...posting,
  path: "/proof",
  body: reauthentication,
  reply: z.object({ until: moment }),
  failures: ["SESSION_ENDED", "WRONG_PASSWORD", "WRONG_CODE", "PASSKEY_REFUSED"],
});

/** Returns the options by which the browser asks for a passkey of this account, to reauthenticate. */
export const reauthenticationOptions = call({
  ...posting,
  path: "/proof/options",
  reply: passkeyOptionsReply,
  failures: ["SESSION_ENDED"],
});
