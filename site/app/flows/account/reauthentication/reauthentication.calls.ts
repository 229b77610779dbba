import {
  type Reauthentication,
  reauthenticate,
  reauthenticationOptions,
} from "@frontdoor/contract/account/reauthentication.ts";
import { type Sent, send } from "../../../client/send.ts";

/** The result of a reauthentication: accepted, refused by the server, or `missed`, where nothing was sent. */
export type Reauthenticated = Sent<typeof reauthenticate> | "missed";

export const sendReauthentication = (
  body: Reauthentication,
  signal: AbortSignal,
): Promise<Reauthenticated> => send(reauthenticate, { body }, { signal });

/** Whether this browser can ask for a passkey with the server's JSON options. */
export function takesPasskeys(): boolean {
  return (
    typeof PublicKeyCredential === "function" &&
    "parseRequestOptionsFromJSON" in PublicKeyCredential
  );
}

/** Asks the browser for a passkey of the account. Cancelling gives `missed`, not an error. */
export async function verifyPasskey(signal: AbortSignal): Promise<Reauthenticated> {
  const asked = await send(reauthenticationOptions, { body: {} }, { signal });
  if (!asked.ok) return asked;
  try {
    const options = asked.reply.options as unknown as PublicKeyCredentialRequestOptionsJSON;
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
    const passkey = await navigator.credentials.get({ publicKey, signal });
    if (!(passkey instanceof PublicKeyCredential)) return "missed";
    const { passkey: sent } = { passkey: passkey.toJSON() } as {
      passkey: PasskeyReauthentication["passkey"];
    };
    return await sendReauthentication({ way: "passkey", passkey: sent }, signal);
  } catch {
    signal.throwIfAborted();
    return "missed";
  }
}

type PasskeyReauthentication = Extract<Reauthentication, { way: "passkey" }>;
