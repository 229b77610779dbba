import { addPasskey, passkeyOptions } from "@frontdoor/contract/account/passkeys.ts";
import { accountPasskeysWords as words } from "@frontdoor/words/account-passkeys.ts";
import { makePasskey } from "../../../client/make-passkey.ts";
import { networkError, type SendOptions, type Sent, send } from "../../../client/send.ts";

/**
 * Creates a passkey in the browser and adds it to the account. A refusal by the browser or the person is a failure too.
 */
export async function addNewPasskey({ signal }: SendOptions): Promise<Sent<typeof addPasskey>> {
  const sending = signal === undefined ? {} : { signal };
  const asked = await send(passkeyOptions, { body: {} }, sending);
  if (!asked.ok) return asked;
  const made = await makePasskey(asked.reply.options, signal);
  if (typeof made === "string") {
    return { ok: false, error: { ...networkError, message: words[made] } };
  }
  return send(addPasskey, { body: { passkey: made } }, sending);
}
