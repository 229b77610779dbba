import type { PasskeyRegistration } from "@frontdoor/contract/account/passkey-forms.ts";

/** Why there is no new passkey: the person did not want to, the device has one already, or anything else. */
type NoPasskey = "cancelled" | "already" | "failed";

/**
 * Lets the browser make a passkey.
 * @param options as the server says them
 */
export async function makePasskey(
  options: Record<string, unknown>,
  signal?: AbortSignal,
): Promise<PasskeyRegistration | NoPasskey> {
  try {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
      options as unknown as PublicKeyCredentialCreationOptionsJSON,
    );
    const made = await navigator.credentials.create({
      publicKey,
      ...(signal === undefined ? {} : { signal }),
    });
    if (!(made instanceof PublicKeyCredential)) return "failed";
    return made.toJSON() as PasskeyRegistration;
  } catch (cause) {
    signal?.throwIfAborted();
    const name = cause instanceof DOMException ? cause.name : "";
    if (name === "InvalidStateError") return "already";
    return name === "NotAllowedError" ? "cancelled" : "failed";
  }
}
