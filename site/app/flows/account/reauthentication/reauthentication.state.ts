import type { ReauthenticationWay } from "@frontdoor/contract/account/overview.ts";
import type { CallError } from "../../../client/send.ts";

/**
 * The state of the reauthentication. Every refusal is a new object, so that its message takes focus again.
 */
export type ReauthenticationState =
  | { at: "ready" }
  | { at: "sending" }
  /** Field errors are shown at the field, all others above the form. */
  | { at: "refused"; message: string; isOfField: boolean; reference?: string | undefined };

export const newReauthentication: ReauthenticationState = { at: "ready" };

const codesOfFields: Partial<Record<ReauthenticationWay, string>> = {
  password: "WRONG_PASSWORD",
  code: "WRONG_CODE",
};

export function reauthenticationFailure(
  way: ReauthenticationWay,
  { message, code = "", reference }: Pick<CallError, "message" | "code" | "reference">,
): ReauthenticationState {
  return { at: "refused", message, reference, isOfField: codesOfFields[way] === code };
}
