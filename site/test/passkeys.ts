import { vi } from "vitest";

/** A passkey's response in the browser's JSON. */
export const passkeyAnswer = {
  id: "AAAA",
  rawId: "AAAA",
  type: "public-key",
  clientExtensionResults: {},
  response: { clientDataJSON: "AA", authenticatorData: "AA", signature: "AA", userHandle: "AA" },
} as const;

/** The server's passkey options. */
export const passkeyOptions = { options: { challenge: "AAAA" } };

const given = () =>
  Object.create(PublicKeyCredential.prototype, { toJSON: { value: () => passkeyAnswer } });
const never = (signal?: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason));
  });

/** The answer to the browser's dialog: a passkey, cancelling, no answer, or an error. */
export type Answering = "gives" | "closes" | "is kept waiting" | "may not";

/**
 * Replaces the browser's passkey dialogs; returns the recorded requests.
 * @param inDialog the answer in the dialog
 * @param inField the answer in the autofill list of a field
 */
export function answerPasskeys(inDialog: Answering, inField: Answering = "is kept waiting") {
  const asked: CredentialRequestOptions[] = [];
  vi.spyOn(PublicKeyCredential, "isConditionalMediationAvailable").mockResolvedValue(true);
  // A page in the background waits up to ten seconds for an idle callback.
  vi.spyOn(window, "requestIdleCallback").mockImplementation((then) =>
    Number(setTimeout(() => then({ didTimeout: false, timeRemaining: () => 1 }))),
  );
  vi.spyOn(navigator.credentials, "get").mockImplementation(async (options = {}) => {
    asked.push(options);
    const how = options.mediation === "conditional" ? inField : inDialog;
    if (how === "gives") return given();
    if (how === "closes") throw new DOMException("Closed.", "NotAllowedError");
    if (how === "may not") throw new DOMException("Not here.", "SecurityError");
    return never(options.signal);
  });
  return asked;
}
