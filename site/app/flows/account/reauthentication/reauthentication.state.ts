import type { ReauthenticationWay } from "@frontdoor/contract/account/overview.ts";
import { recoveryCodeWords } from "@frontdoor/words/recovery-code.ts";
import type { CallError } from "../../../client/send.ts";

/**
 * The state of the reauthentication. Every refusal is a new object, so that its message takes focus again.
 */
export type ReauthenticationState =
  | { at: "ready" }
  | { at: "sending" }
  /** Field errors are shown at the field, all others above the form. */
  | { at: "refused"; message: string; isOfField: boolean; reference?: string | undefined };

/** How somebody reauthenticates. A recovery code takes the place of the app's, for whoever has lost the phone. */
export type ReauthenticationMethod = ReauthenticationWay | "recovery";

export const newReauthentication: ReauthenticationState = { at: "ready" };

export function reauthenticationFailure(
  method: ReauthenticationMethod,
  { message, code = "", reference }: Pick<CallError, "message" | "code" | "reference">,
): ReauthenticationState {
  const isOfField = method !== "passkey" && ["WRONG_PASSWORD", "WRONG_CODE"].includes(code);
  const said = isOfField && method === "recovery" ? recoveryCodeWords.wrong : message;
  return { at: "refused", message: said, reference, isOfField };
}
