import { type Proof, proofOptions, prove } from "@frontdoor/contract/account/proof.ts";
import { type Sent, send } from "../../../client/send.ts";

/** What a proof came to: taken, refused by the server, or nothing that could be sent. */
export type Proven = Sent<typeof prove> | "missed";

export const sendProof = (body: Proof, signal: AbortSignal): Promise<Proven> =>
  send(prove, { body }, { signal });

/** Whether this browser can ask for a passkey, in the JSON that the server speaks. */
export function takesPasskeys(): boolean {
  return (
    typeof PublicKeyCredential === "function" &&
    "parseRequestOptionsFromJSON" in PublicKeyCredential
  );
}

/** Asks the browser for a passkey of the account. Whoever closes its question has missed, which is no fault. */
export async function provePasskey(signal: AbortSignal): Promise<Proven> {
  const asked = await send(proofOptions, { body: {} }, { signal });
  if (!asked.ok) return asked;
  try {
    const options = asked.reply.options as unknown as PublicKeyCredentialRequestOptionsJSON;
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
    const passkey = await navigator.credentials.get({ publicKey, signal });
    if (!(passkey instanceof PublicKeyCredential)) return "missed";
    const { passkey: sent } = { passkey: passkey.toJSON() } as { passkey: PasskeyProof["passkey"] };
    return await sendProof({ way: "passkey", passkey: sent }, signal);
  } catch {
    signal.throwIfAborted();
    return "missed";
  }
}

type PasskeyProof = Extract<Proof, { way: "passkey" }>;
