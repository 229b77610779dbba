import type { CurrentContext } from "@frontdoor/contract/contexts.ts";
import { standardMessages } from "@frontdoor/contract/errors.ts";
import type { Problems } from "@frontdoor/contract/problems.ts";
import type { Refusal } from "../../fields/error-area.tsx";

/** What a person may send: the request, the one-time password, or a wish for a new one. */
export type Sending = "request" | "otp" | "newCode";

/** What is on the screen (S4.047–S4.049): the request first, then the OTP form or the completed message. */
export type ForgotPasswordStage =
  | { is: "request" }
  | { is: "otp"; username: string }
  | { is: "completed" };

export interface ForgotPassword {
  stage: ForgotPasswordStage;
  sending: Sending | null;
  /** A new object for every refusal, so that its message takes focus again. */
  refusal: Refusal | null;
  /** Rises whenever the OTP fields are cleared: they are drawn anew under this key. */
  otpFieldsKey: number;
  /** Whether the last thing that happened is that a code was asked for. */
  codeRequested: boolean;
}

export type ForgotPasswordEvent =
  | { type: "sent"; what: Sending }
  | { type: "requestTaken"; username: string; otpAvailable: boolean }
  | { type: "incomplete"; problems: Problems }
  | { type: "failed"; refusal: Refusal }
  /** The person goes elsewhere: whatever was sent is not waited for. */
  | { type: "abandoned" }
  | { type: "restarted" };

export const newForgotPassword: ForgotPassword = {
  stage: { is: "request" },
  sending: null,
  refusal: null,
  otpFieldsKey: 0,
  codeRequested: false,
};

export function nextForgotPassword(
  state: ForgotPassword,
  event: ForgotPasswordEvent,
): ForgotPassword {
  switch (event.type) {
    case "sent":
      return {
        ...(event.what === "otp" ? state : withClearedOtpFields(state)),
        sending: event.what,
        refusal: null,
        codeRequested: false,
      };
    case "requestTaken":
      if (state.sending === null) return state;
      return {
        ...withClearedOtpFields(state),
        stage: event.otpAvailable ? { is: "otp", username: event.username } : { is: "completed" },
        sending: null,
        codeRequested: true,
      };
    case "incomplete":
      return {
        ...state,
        refusal: { message: standardMessages.validation, problems: event.problems },
        codeRequested: false,
      };
    case "failed":
      if (state.sending === null) return state;
      return { ...withClearedOtpFields(state), sending: null, refusal: event.refusal };
    case "abandoned":
      return { ...state, sending: null };
    case "restarted":
      return newForgotPassword;
    default:
      return event satisfies never;
  }
}

/** Every request and every failure clears the OTP fields (S4.050, S4.051). */
function withClearedOtpFields(state: ForgotPassword): ForgotPassword {
  return { ...state, otpFieldsKey: state.otpFieldsKey + 1 };
}

/** The label of the username, as on the login (Q072). */
export function usernameLabel(context: CurrentContext): string {
  return context === "academic" ? "Email address" : "Username";
}

/** S2.143: the same for everyone. */
export const completedMessage = "If a user exists, a message with reset instructions is sent.";
