import { vi } from "vitest";

/** What a passkey answers, as the browser writes it. */
export const passkeyAnswer = {
  id: "AAAA",
  rawId: "AAAA",
  type: "public-key",
  clientExtensionResults: {},
  response: { clientDataJSON: "AA", authenticatorData: "AA", signature: "AA", userHandle: "AA" },
} as const;

/** What a browser reads of a server's options. */
export const passkeyOptions = { options: { challenge: "AAAA" } };

const given = () =>
  Object.create(PublicKeyCredential.prototype, { toJSON: { value: () => passkeyAnswer } });
const never = (signal?: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason));
  });

/** How somebody answers the dialog of the browser: with a passkey, or by closing it. */
export type Answering = "gives" | "closes" | "is kept waiting" | "may not";

/**
 * Stands in the browser's place where it asks for passkeys; gives the questions as they came.
 * @param inDialog how somebody answers the dialog
 * @param inField whether they choose one in the list below a field
 */
export function answerPasskeys(inDialog: Answering, inField: Answering = "is kept waiting") {
  const asked: CredentialRequestOptions[] = [];
  vi.spyOn(PublicKeyCredential, "isConditionalMediationAvailable").mockResolvedValue(true);
  // A page that is behind others waits up to ten seconds for an idle moment.
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
