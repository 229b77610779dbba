import * as z from "zod/mini";
import type { Call } from "../call.ts";
import { line, locationReply, nothing } from "../wire.ts";
import { passkeyLabelLength } from "./account-page.ts";
import { whole } from "./values.ts";

/** Requests to a browser and its responses, in the JSON of WebAuthn level 3 (section 5.1.8 to 5.1.10). */
const encoded = line(8_000).check(z.minLength(1));
const credentialId = line(1_400).check(z.minLength(1));
const base = { id: credentialId, rawId: credentialId, type: z.literal("public-key") };
const extensions = { clientExtensionResults: z.looseObject({}) };
const attachment = { authenticatorAttachment: z.nullish(line(40)) };

export const passkeyLogin = z.object({
  ...base,
  ...attachment,
  ...extensions,
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: z.nullish(line(120)),
  }),
});
export type PasskeyLogin = z.output<typeof passkeyLogin>;

export const passkeyRegistration = z.object({
  ...base,
  ...attachment,
  ...extensions,
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z.nullish(z.array(line(40)).check(z.maxLength(10))),
    authenticatorData: z.nullish(encoded),
    publicKey: z.nullish(encoded),
    publicKeyAlgorithm: z.nullish(whole),
  }),
});
export type PasskeyRegistration = z.output<typeof passkeyRegistration>;

/** Options for the browser's own `PublicKeyCredential.parseRequestOptionsFromJSON`, or the method for creation. */
export const passkeyOptionsReply = z.object({ options: z.looseObject({}) });

/** The calls of a login by passkey, without their paths: the same at both products. */
export const passkeyOptionsCall = {
  method: "POST",
  body: nothing,
  reply: passkeyOptionsReply,
  failures: [],
} as const satisfies Omit<Call, "api" | "path">;
export const passkeyLoginCall = {
  method: "POST",
  body: z.object({ passkey: passkeyLogin }),
  reply: locationReply,
  failures: ["PASSKEY_REFUSED"],
} as const satisfies Omit<Call, "api" | "path">;

export const passkeyLabel = line(passkeyLabelLength).check(z.minLength(1));
