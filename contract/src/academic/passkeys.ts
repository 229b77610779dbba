import * as z from "zod/mini";
import { passkeyLoginCall, passkeyOptionsCall } from "../account/passkey-forms.ts";
import { call } from "../call.ts";
import { loginQuery } from "../return-to-query.ts";

/** Returns the options by which the browser asks for a passkey. They name nobody: the passkey says whose it is. */
export const passkeyLoginOptions = call({
  ...passkeyOptionsCall,
  api: "academic",
  path: "/v1/security/passkey/options",
});

/** Checks a passkey's response and returns where to go next. Every refusal is the same, as at the practice API. */
export const passkeyAuthenticate = call({
  ...passkeyLoginCall,
  api: "academic",
  path: "/v1/security/passkey",
  query: z.object(loginQuery),
});
