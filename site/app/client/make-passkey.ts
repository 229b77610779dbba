import type { PasskeyRegistration } from "@frontdoor/contract/account/passkey-forms.ts";

/** Why no passkey was created: the person declined, the device already has one, or any other reason. */
type NoPasskey = "cancelled" | "already" | "failed";

/**
 * Creates a passkey in the browser.
 * @param options from the server
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
