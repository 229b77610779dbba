import type { PasskeyLogin } from "@frontdoor/contract/account/passkey-forms.ts";
import {
  type Reauthentication,
  reauthenticate,
  reauthenticationOptions,
} from "@frontdoor/contract/account/reauthentication.ts";
import { type SendOptions, type Sent, send } from "../../../client/send.ts";

/** The result of a reauthentication: accepted, refused by the server, or `missed`, where nothing was sent. */
export type Reauthenticated = Sent<typeof reauthenticate> | "missed";

/** What is typed is compared with the account of the login that the page shows, never with another's. */
export type ReauthenticationSending = Required<Pick<SendOptions, "signal" | "accountLogin">>;

export const sendReauthentication = (
  body: Reauthentication,
  sending: ReauthenticationSending,
): Promise<Reauthenticated> => send(reauthenticate, { body }, sending);

/** Asks the browser for a passkey of the account. Cancelling gives `missed`, not an error. */
export async function verifyPasskey(sending: ReauthenticationSending): Promise<Reauthenticated> {
  const { signal } = sending;
  const asked = await send(reauthenticationOptions, { body: {} }, sending);
  if (!asked.ok) return asked;
  try {
    const options = asked.reply.options as unknown as PublicKeyCredentialRequestOptionsJSON;
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
    const passkey = await navigator.credentials.get({ publicKey, signal });
    if (!(passkey instanceof PublicKeyCredential)) return "missed";
    const sent = passkey.toJSON() as PasskeyLogin;
    return await sendReauthentication({ way: "passkey", passkey: sent }, sending);
  } catch {
    signal.throwIfAborted();
    return "missed";
  }
}
