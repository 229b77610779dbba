import { type CurrentContext, realmOf } from "@frontdoor/contract/contexts.ts";
import { standardMessages } from "@frontdoor/contract/errors.ts";
import { forgotPasswordWords } from "@frontdoor/words/forgot-password.ts";
import type { Refusal } from "../../fields/error-area.tsx";

/** The state of the username form. Every refusal is a new object, so that its message takes focus again. */
export type RequestStep = { is: "ready" } | { is: "sending" } | ({ is: "refused" } & Refusal);

/** The state of the one-time password form; `codeRequested` right after a code was requested. */
export type OtpStep =
  | { is: "ready" }
  | { is: "codeRequested" }
  | { is: "sending"; what: "otp" | "newCode" }
  | ({ is: "refused" } & Refusal);

/** What the screen shows (S4.047–S4.049): the request first, then the OTP form or the completed message. */
export type ForgotPassword =
  | { at: "request"; step: RequestStep }
  /** `fieldsKey` is the fields' React key; a new value clears them. */
  | { at: "otp"; username: string; fieldsKey: number; step: OtpStep; nextAt: Date | null }
  /** `nextAt` is when the next message can be sent, once the hourly limit is reached. */
  | { at: "completed"; nextAt: Date | null };

/** The server's answer to a request. */
interface Taken {
  username: string;
  otpAvailable: boolean;
  nextAt: Date | null;
}

export type ForgotPasswordEvent =
  | { type: "sent"; what: "request" | "otp" | "newCode" }
  | ({ type: "requestTaken" } & Taken)
  /** The tab was reloaded while a message is awaited. */
  | ({ type: "resumed" } & Taken)
  /** A form with invalid fields is not sent. */
  | { type: "incomplete"; problems: Refusal["problems"] }
  | { type: "failed"; refusal: Refusal }
  /** The person left; the pending call was aborted. */
  | { type: "abandoned" }
  | { type: "restarted" };

export const newForgotPassword: ForgotPassword = { at: "request", step: { is: "ready" } };

export function nextForgotPassword(
  state: ForgotPassword,
  event: ForgotPasswordEvent,
): ForgotPassword {
  switch (event.type) {
    case "sent":
      return withSent(state, event.what);
    case "requestTaken":
      return isSending(state) ? afterRequest(state, event) : state;
    case "resumed":
      return state.at === "request" && state.step.is === "ready"
        ? afterRequest(state, event)
        : state;
    case "incomplete":
      return withRefusal(state, {
        message: standardMessages.validation,
        problems: event.problems,
      });
    case "failed":
      return isSending(state) ? withRefusal(withClearedFields(state), event.refusal) : state;
    case "abandoned":
      return isSending(state) ? { ...state, step: { is: "ready" } } : state;
    case "restarted":
      return newForgotPassword;
    default:
      return event satisfies never;
  }
}

/** Every request and every failure clears the OTP fields (S4.050, S4.051); sending keeps them. */
function withSent(state: ForgotPassword, what: "request" | "otp" | "newCode"): ForgotPassword {
  if (state.at === "request") return { at: "request", step: { is: "sending" } };
  if (state.at === "completed" || what === "request") return state;
  const otp = what === "newCode" ? withClearedFields(state) : state;
  return { ...otp, step: { is: "sending", what } };
}

type Form = Exclude<ForgotPassword, { at: "completed" }>;

function afterRequest(state: Form, { username, otpAvailable, nextAt }: Taken): ForgotPassword {
  if (!otpAvailable) return { at: "completed", nextAt };
  const fieldsKey = state.at === "otp" ? state.fieldsKey + 1 : 0;
  return { at: "otp", username, fieldsKey, nextAt, step: { is: "codeRequested" } };
}

function withRefusal(state: ForgotPassword, refusal: Refusal): ForgotPassword {
  if (state.at === "completed") return state;
  return { ...state, step: { is: "refused", ...refusal } };
}

function withClearedFields<S extends Form>(state: S): S {
  return state.at === "otp" ? { ...state, fieldsKey: state.fieldsKey + 1 } : state;
}

function isSending(state: ForgotPassword): state is Form {
  return state.at !== "completed" && state.step.is === "sending";
}

export function refusalOf(state: ForgotPassword): Refusal | null {
  return state.at !== "completed" && state.step.is === "refused" ? state.step : null;
}

/** The label of the username, as on the login (Q072). */
export function usernameLabel(context: CurrentContext): string {
  const { email, username } = forgotPasswordWords.labels;
  return realmOf(context) === "academic" ? email : username;
}
