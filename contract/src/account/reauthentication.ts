import * as z from "zod/mini";
import { call } from "../call.ts";
import { codeText, nothing, passwordText } from "../wire.ts";
import { passkeyLogin, passkeyOptionsReply } from "./passkey-forms.ts";
import { moment } from "./values.ts";

const proof = z.discriminatedUnion("way", [
  z.object({ way: z.literal("password"), password: passwordText }),
  z.object({ way: z.literal("code"), code: codeText }),
  z.object({ way: z.literal("passkey"), passkey: passkeyLogin }),
]);
export type Proof = z.output<typeof proof>;

/**
 * Proves once more who is there: what is written in the next five minutes is taken. A wrong password counts
 * as it does at a login, a wrong code as it does at its two-step verification.
 */
export const prove = call({
  api: "account",
  method: "POST",
  path: "/proof",
  body: proof,
  reply: z.object({ until: moment }),
  failures: ["SESSION_ENDED", "WRONG_PASSWORD", "WRONG_CODE", "PASSKEY_REFUSED"],
});

/** What the browser is to ask a passkey of this account for, as a proof. */
export const proofOptions = call({
  api: "account",
  method: "POST",
  path: "/proof/options",
  body: nothing,
  reply: passkeyOptionsReply,
  failures: ["SESSION_ENDED"],
});
