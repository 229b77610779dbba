import type { CallError } from "../../client/send.ts";
import {
  nextSubmission,
  type Submission,
  type SubmissionEvent,
  toRefusal,
} from "../../fields/submission.ts";

export interface NewPassword {
  password: string;
  confirmPassword: string;
}

export type ResetPassword =
  | Submission
  /** The link is invalid or used: a new one is needed. */
  | { at: "linkSpent"; message: string };

export type ResetPasswordEvent = SubmissionEvent | { type: "linkSpent"; message: string };

export function nextResetPassword(state: ResetPassword, event: ResetPasswordEvent): ResetPassword {
  if (event.type === "linkSpent") return { at: "linkSpent", message: event.message };
  return nextSubmission(state, event);
}

const spentLinkCodes = ["RESET_LINK_USED", "RESET_LINK_EXPIRED", "RESET_LINK_UNKNOWN"];

/** The server's message (S7.073, S8.042); a used link removes the form (Q041). */
export function resetFailure(error: CallError): ResetPasswordEvent {
  const { code = "", message } = error;
  if (spentLinkCodes.includes(code)) return { type: "linkSpent", message };
  return { type: "failed", ...toRefusal(error) };
}
