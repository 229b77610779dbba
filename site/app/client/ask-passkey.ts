import type { PasskeyLogin } from "@frontdoor/contract/account/passkey-forms.ts";

interface Asking {
  signal: AbortSignal;
  /** Offers passkeys in the browser's autofill list of a field instead of a dialog. */
  inField?: boolean;
}

/** The errors a browser throws when a person cancels, waits too long or leaves. */
const unwilling: ReadonlySet<string> = new Set(["NotAllowedError", "AbortError", "TimeoutError"]);

/**
 * Asks for a passkey in the browser's dialog.
 * @param options from the server
 * @returns the passkey's response; `null` where the person cancelled, which needs no message
 * @throws any other error of the browser, such as a missing permission
 */
export async function askPasskey(
  options: Record<string, unknown>,
  { signal, inField = false }: Asking,
): Promise<PasskeyLogin | null> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  const mediation = inField ? "conditional" : "optional";
  try {
    const answer = await navigator.credentials.get({ publicKey, signal, mediation });
    return answer instanceof PublicKeyCredential ? (answer.toJSON() as PasskeyLogin) : null;
  } catch (cause) {
    if (cause instanceof DOMException && unwilling.has(cause.name)) return null;
    throw cause;
  }
}
