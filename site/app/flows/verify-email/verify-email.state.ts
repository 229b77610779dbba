import { type FailureCode, standardMessages } from "@frontdoor/contract/errors.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { verifyEmailWords } from "@frontdoor/words/verify-email.ts";
import type { CallError } from "../../client/send.ts";
import type { Refusal } from "../../fields/error-area.tsx";
import { toRefusal } from "../../fields/submission.ts";
import type { Verification } from "./verify-email.calls.ts";

/** The last request of a step, and its state. */
export type Asking =
  | { is: "ready" }
  | { is: "sending"; what: "again" | "otherAddress" }
  /** The message just sent, announced to screen readers. */
  | { is: "told"; status: string };

/** A step that requests messages. Every refusal is a new object, so that its message takes focus again. */
interface Waiting {
  asking: Asking;
  refusal: Refusal | null;
}

/** The state of the screen (S4.055–S4.057, Q074). */
export type VerifyEmailStep =
  /** The call runs on load. */
  | { at: "checking" }
  /** The browser is not the one that signed up: a press is needed. */
  | { at: "confirmable"; confirming: "ready" | "sending" }
  | { at: "verified" }
  /** The link is invalid; a new one can be requested. */
  | ({ at: "linkSpent" } & Waiting)
  /** The invitation of the registration was withdrawn: a new link would fail too. */
  | { at: "withdrawn"; refusal: Refusal }
  /** Any other failure: the same link may be retried. */
  | { at: "failed"; refusal: Refusal }
  /** A message was sent; the address has no code. */
  | ({ at: "waiting" } & Waiting)
  /** Like `waiting`, with the form for another address open. */
  | ({ at: "changingAddress" } & Waiting)
  /** The address lacks a required parameter. */
  | { at: "incomplete"; refusal: Refusal };

export type VerifyEmail = VerifyEmailStep & { emailAddress: string };

export type VerifyEmailEvent =
  | { type: "answered"; verification: Verification }
  | { type: "triedAgain" }
  | { type: "confirmed" }
  | { type: "sent"; what: "again" | "otherAddress" }
  | { type: "sentAgain" }
  | { type: "otherAddressOpened" }
  | { type: "otherAddressTaken"; emailAddress: string }
  | { type: "incomplete"; problems: Refusal["problems"] }
  | { type: "failed"; error: CallError }
  /** The person left; the pending call was aborted. */
  | { type: "abandoned" };

const ready: Waiting = { asking: { is: "ready" }, refusal: null };

/** Without an address nothing can be verified; without a code a message is awaited (S2.024). */
export function newVerifyEmail(query: { email: string; code: string }): VerifyEmail {
  const emailAddress = query.email;
  if (emailAddress === "") {
    return {
      at: "incomplete",
      emailAddress,
      refusal: { message: verifyEmailWords.incomplete, problems: {} },
    };
  }
  return query.code === ""
    ? { at: "waiting", emailAddress, ...ready }
    : { at: "checking", emailAddress };
}

export function nextVerifyEmail(state: VerifyEmail, event: VerifyEmailEvent): VerifyEmail {
  const { emailAddress } = state;
  switch (event.type) {
    case "answered":
      return { ...stepAfter(event.verification), emailAddress };
    case "triedAgain":
      return { at: "checking", emailAddress };
    case "confirmed":
      return state.at === "confirmable" ? { ...state, confirming: "sending" } : state;
    case "abandoned":
      return abandoned(state);
    default:
      return isWaiting(state) ? nextWaiting(state, event) : state;
  }
}

type WaitingStep = Extract<VerifyEmail, { asking: Asking }>;

function isWaiting(state: VerifyEmail): state is WaitingStep {
  return "asking" in state;
}

function nextWaiting(
  state: WaitingStep,
  event: Exclude<VerifyEmailEvent, { type: "answered" | "triedAgain" | "confirmed" | "abandoned" }>,
): VerifyEmail {
  switch (event.type) {
    case "sent":
      return { ...state, asking: { is: "sending", what: event.what }, refusal: null };
    case "sentAgain":
      return {
        ...state,
        at: state.at === "linkSpent" ? "waiting" : state.at,
        asking: { is: "told", status: verifyEmailWords.sent.again },
      };
    case "otherAddressOpened": {
      const asking: Asking = state.asking.is === "sending" ? state.asking : { is: "ready" };
      return { ...state, at: "changingAddress", asking, refusal: null };
    }
    case "otherAddressTaken": {
      const { emailAddress } = event;
      const status = fill(verifyEmailWords.sent.toOtherAddress, { emailAddress });
      return { ...state, at: "waiting", emailAddress, asking: { is: "told", status } };
    }
    case "incomplete":
      return {
        ...state,
        refusal: { message: standardMessages.validation, problems: event.problems },
      };
    case "failed":
      return {
        ...state,
        asking: withoutSending(state.asking),
        refusal: toRefusal(event.error),
      };
    default:
      return event satisfies never;
  }
}

function abandoned(state: VerifyEmail): VerifyEmail {
  if (state.at === "confirmable") return { ...state, confirming: "ready" };
  return isWaiting(state) ? { ...state, asking: withoutSending(state.asking) } : state;
}

function withoutSending(asking: Asking): Asking {
  return asking.is === "sending" ? { is: "ready" } : asking;
}

export function refusalOf(state: VerifyEmail): Refusal | null {
  return "refusal" in state ? state.refusal : null;
}

export function statusOf(state: VerifyEmail): string | null {
  return isWaiting(state) && state.asking.is === "told" ? state.asking.status : null;
}

/** The state after a verification; the error area shows the server's message (S2.161, S7.042, S8.043). */
function stepAfter(verification: Verification): VerifyEmailStep {
  switch (verification.kind) {
    case "verified":
      return { at: "verified" };
    case "confirmationNeeded":
      return { at: "confirmable", confirming: "ready" };
    case "refused":
      return refusedStep(verification.error.code, toRefusal(verification.error));
    default:
      return verification satisfies never;
  }
}

/** The state after a refusal; an unknown one may be temporary. */
function refusedStep(code: string | undefined, refusal: Refusal): VerifyEmailStep {
  switch (code) {
    case "VERIFICATION_INVALID" satisfies FailureCode:
    case "VERIFICATION_EXPIRED" satisfies FailureCode:
      return { at: "linkSpent", ...ready, refusal };
    case "INVITE_WITHDRAWN" satisfies FailureCode:
      return { at: "withdrawn", refusal };
    default:
      return { at: "failed", refusal };
  }
}
