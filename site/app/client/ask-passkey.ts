import type { PasskeyLogin } from "@frontdoor/contract/account/passkey-forms.ts";

interface Asking {
  signal: AbortSignal;
  /** Asks in the list that the browser shows below a field, in place of a dialog. */
  inField?: boolean;
}

/** What the browser says where a person did not want to, waited too long, or went elsewhere. */
const unwilling: ReadonlySet<string> = new Set(["NotAllowedError", "AbortError", "TimeoutError"]);

/**
 * Asks for a passkey by the browser's dialog.
 * @param options as the server sent them
 * @returns the passkey's response; `null` where the person cancelled, which needs no message
 * @throws any other error of the browser, such as that this page may not ask
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
