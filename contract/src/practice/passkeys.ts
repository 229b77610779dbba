import * as z from "zod/mini";
import { passkeyLoginCall, passkeyOptionsCall } from "../account/passkey-forms.ts";
import { call } from "../call.ts";
import { fieldLimits } from "../constants.ts";
import { loginQuery } from "../return-to-query.ts";
import { optionalText } from "../wire.ts";

/** Returns the options by which the browser asks for a passkey. They name nobody: the passkey says whose it is. */
export const passkeyLoginOptions = call({
  ...passkeyOptionsCall,
  api: "practice",
  path: "/security/passkey/options",
});

/**
 * Checks a passkey's response and returns where to go next. Unknown, removed, archived, of the other product or too
 * late: every refusal is the same. It says nothing about the passkey, so a page must not tell the browser to forget it
 * (`signalUnknownCredential`).
 */
export const passkeyAuthenticate = call({
  ...passkeyLoginCall,
  api: "practice",
  path: "/security/passkey",
  query: z.object({ inviteCode: optionalText(fieldLimits.token), ...loginQuery }),
});
