import { type FailureCode, standardMessages } from "@frontdoor/contract/errors.ts";
import type { Problems } from "@frontdoor/contract/problems.ts";
import type { CallError } from "../../client/send.ts";
import type { Refusal } from "../../fields/error-area.tsx";
import type { Verification } from "./verify-email.calls.ts";

/** What the screen is about (S4.055–S4.057, Q074). */
export type VerifyEmailStage =
  /** The call runs at load. */
  | { is: "checking" }
  /** Another browser than the one that signed up: one press is needed. */
  | { is: "confirmable" }
  | { is: "verified" }
  /** The link will never work, but a new one can be asked for. */
  | { is: "linkSpent" }
  /** The invitation behind the registration was withdrawn: a new link would do no better. */
  | { is: "withdrawn" }
  /** Something else went wrong: the same link may be tried again. */
  | { is: "failed" }
  /** A message was sent; there is no code yet. */
  | { is: "waiting" }
  /** The address of this page lacks what it needs. */
  | { is: "incomplete" };

export type Sending = "confirm" | "again" | "otherAddress";

export interface VerifyEmail {
  emailAddress: string;
  stage: VerifyEmailStage;
  sending: Sending | null;
  /** Whether the form for another address is open. */
  changesAddress: boolean;
  /** What was just sent, to be read out. */
  status: string | null;
  /** A new object for every refusal, so that its message takes focus again. */
  refusal: Refusal | null;
}

export type VerifyEmailEvent =
  | { type: "answered"; verification: Verification }
  | { type: "triedAgain" }
  | { type: "sent"; what: Sending }
  | { type: "sentAgain" }
  | { type: "otherAddressOpened" }
  | { type: "otherAddressTaken"; emailAddress: string }
  | { type: "incomplete"; problems: Problems }
  | { type: "failed"; error: CallError }
  /** The person goes elsewhere: whatever was sent is not waited for. */
  | { type: "abandoned" };

export const incompleteMessage =
  "This link is not complete. Please open it once more from the email.";

/** S2.024: without an address there is nothing to verify, without a code a message is waited for. */
export function newVerifyEmail(query: { email: string; code: string }): VerifyEmail {
  const isIncomplete = query.email === "";
  return {
    emailAddress: query.email,
    stage: isIncomplete ? { is: "incomplete" } : { is: query.code === "" ? "waiting" : "checking" },
    sending: null,
    changesAddress: false,
    status: null,
    refusal: isIncomplete ? { message: incompleteMessage, problems: {} } : null,
  };
}

export function nextVerifyEmail(state: VerifyEmail, event: VerifyEmailEvent): VerifyEmail {
  switch (event.type) {
    case "answered":
      return withAnswer({ ...state, sending: null }, event.verification);
    case "triedAgain":
      return { ...state, stage: { is: "checking" }, refusal: null };
    case "sent":
      return { ...state, sending: event.what, status: null, refusal: null };
    case "sentAgain":
      return {
        ...state,
        stage: { is: "waiting" },
        sending: null,
        status: "A new message is on its way.",
      };
    case "otherAddressOpened":
      return { ...state, changesAddress: true, status: null, refusal: null };
    case "otherAddressTaken":
      return {
        ...state,
        emailAddress: event.emailAddress,
        sending: null,
        changesAddress: false,
        status: `A message is on its way to ${event.emailAddress}.`,
      };
    case "incomplete":
      return {
        ...state,
        refusal: { message: standardMessages.validation, problems: event.problems },
      };
    case "failed":
      return {
        ...state,
        sending: null,
        refusal: { message: event.error.message, problems: event.error.fields },
      };
    case "abandoned":
      return { ...state, sending: null };
    default:
      return event satisfies never;
  }
}

/** Where a refusal leads; any other may pass. */
const stages: ReadonlyMap<string, VerifyEmailStage> = new Map([
  ["VERIFICATION_INVALID", { is: "linkSpent" }],
  ["VERIFICATION_EXPIRED", { is: "linkSpent" }],
  ["INVITE_WITHDRAWN", { is: "withdrawn" }],
] satisfies [FailureCode, VerifyEmailStage][]);

/** The server's words go to the error area (S2.161, S7.042, S8.043). */
function withAnswer(state: VerifyEmail, verification: Verification): VerifyEmail {
  switch (verification.kind) {
    case "verified":
      return { ...state, stage: { is: "verified" }, refusal: null };
    case "confirmationNeeded":
      return { ...state, stage: { is: "confirmable" } };
    case "refused": {
      const { code, message } = verification.error;
      return {
        ...state,
        stage: stages.get(code ?? "") ?? { is: "failed" },
        refusal: { message, problems: {} },
      };
    }
    default:
      return verification satisfies never;
  }
}
