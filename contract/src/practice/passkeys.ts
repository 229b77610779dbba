import * as z from "zod/mini";
import { passkeyLoginCall, passkeyOptionsCall } from "../account/passkey-forms.ts";
import { targetQuery } from "../account/target.ts";
import { call } from "../call.ts";
import { fieldLimits } from "../constants.ts";
import { returnToQuery } from "../return-to-query.ts";
import { optionalText } from "../wire.ts";

/** What the browser is to ask a passkey for. It names nobody: the passkey says whose it is. */
export const passkeyLoginOptions = call({
  ...passkeyOptionsCall,
  api: "practice",
  path: "/security/passkey/options",
});

/**
 * Checks what a passkey answered and tells where to go next. Every refusal is the same, whether the passkey is
 * unknown, removed, an archived account's or the other product's, or answered too late: it says nothing about the
 * passkey, so a page must not tell the browser to forget it (`signalUnknownCredential`) for a refusal alone.
 */
export const passkeyAuthenticate = call({
  ...passkeyLoginCall,
  api: "practice",
  path: "/security/passkey",
  query: z.object({
    inviteCode: optionalText(fieldLimits.token),
    ...returnToQuery,
    ...targetQuery,
  }),
});
