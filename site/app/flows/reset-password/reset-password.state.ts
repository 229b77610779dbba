import { standardMessages } from "@frontdoor/contract/errors.ts";
import type { Problems } from "@frontdoor/contract/problems.ts";
import type { CallError } from "../../client/send.ts";

export interface NewPassword {
  password: string;
  confirmPassword: string;
}

/** Where a change of password stands. Every refusal is a new object, so that its message takes focus again. */
export type ResetPassword =
  | { at: "ready" }
  | { at: "refused"; message: string; problems: Problems }
  | { at: "sending" }
  /** The link will never work: a new one has to be asked for. */
  | { at: "linkSpent"; message: string };

export type ResetPasswordEvent =
  | { type: "incomplete"; problems: Problems }
  | { type: "sent" }
  | { type: "failed"; error: CallError };

export const newResetPassword: ResetPassword = { at: "ready" };

export function nextResetPassword(_: ResetPassword, event: ResetPasswordEvent): ResetPassword {
  switch (event.type) {
    case "incomplete":
      return { at: "refused", message: standardMessages.validation, problems: event.problems };
    case "sent":
      return { at: "sending" };
    case "failed":
      return afterFailure(event.error);
    default:
      return event satisfies never;
  }
}

const spentLinkCodes = ["RESET_LINK_USED", "RESET_LINK_EXPIRED", "RESET_LINK_UNKNOWN"];

/** The server's words (S7.073, S8.042); a link that is spent takes the form away (Q041). */
function afterFailure(error: CallError): ResetPassword {
  if (spentLinkCodes.includes(error.code ?? "")) return { at: "linkSpent", message: error.message };
  return { at: "refused", message: error.message, problems: error.fields };
}
