import { type FailureCode, standardMessages } from "@frontdoor/contract/errors.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { verifyEmailWords } from "@frontdoor/words/verify-email.ts";
import type { CallError } from "../../client/send.ts";
import type { Refusal } from "../../fields/error-area.tsx";
import { toRefusal } from "../../fields/submission.ts";
import type { Verification } from "./verify-email.calls.ts";

/** What was last asked of the server on a step, and what came of it. */
export type Asking =
  | { is: "ready" }
  | { is: "sending"; what: "again" | "otherAddress" }
  /** What was just sent, to be read out. */
  | { is: "told"; status: string };

/** A step that asks for messages. Every refusal is a new object, so that its message takes focus again. */
interface Waiting {
  asking: Asking;
  refusal: Refusal | null;
}

/** What the screen is about (S4.055–S4.057, Q074). */
export type VerifyEmailStep =
  /** The call runs at load. */
  | { at: "checking" }
  /** Another browser than the one that signed up: one press is needed. */
  | { at: "confirmable"; confirming: "ready" | "sending" }
  | { at: "verified" }
  /** The link will never work, but a new one can be asked for. */
  | ({ at: "linkSpent" } & Waiting)
  /** The invitation behind the registration was withdrawn: a new link would do no better. */
  | { at: "withdrawn"; refusal: Refusal }
  /** Something else went wrong: the same link may be tried again. */
  | { at: "failed"; refusal: Refusal }
  /** A message was sent; there is no code yet. */
  | ({ at: "waiting" } & Waiting)
  /** As `waiting`, with the form for another address open. */
  | ({ at: "changingAddress" } & Waiting)
  /** The address of this page lacks what it needs. */
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
  /** The person goes elsewhere: whatever was sent is not waited for. */
  | { type: "abandoned" };

const ready: Waiting = { asking: { is: "ready" }, refusal: null };

/** Without an address there is nothing to verify, without a code a message is waited for (S2.024). */
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

/** What the error area shows, if anything was refused. */
export function refusalOf(state: VerifyEmail): Refusal | null {
  return "refusal" in state ? state.refusal : null;
}

/** What is read out, if something was just sent. */
export function statusOf(state: VerifyEmail): string | null {
  return isWaiting(state) && state.asking.is === "told" ? state.asking.status : null;
}

/** Where a verification leads; the server's words go to the error area (S2.161, S7.042, S8.043). */
function stepAfter(verification: Verification): VerifyEmailStep {
  switch (verification.kind) {
    case "verified":
      return { at: "verified" };
    case "confirmationNeeded":
      return { at: "confirmable", confirming: "ready" };
    case "refused": {
      const { code, message } = verification.error;
      return refusedStep(code, { message, problems: {} });
    }
    default:
      return verification satisfies never;
  }
}

/** Where a refusal leads; one that the contract does not name may pass. */
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
