import { rememberParameter, stepParameter } from "@frontdoor/contract/account/account-page.ts";
import type { Problems } from "@frontdoor/contract/problems.ts";
import { recoveryCodeWords } from "@frontdoor/words/recovery-code.ts";
import type { CallError } from "../../client/send.ts";
import type { Refusal } from "../../fields/error-area.tsx";
import { toRefusal } from "../../fields/submission.ts";

/** The values in the address's fragment. */
export interface Brought {
  /** The token of the challenge; empty without one. */
  token: string;
  /** Whether the page offers to trust this device. */
  mayRemember: boolean;
}

/** The kind of code: from the app, or a recovery code. */
export type CodeKind = "app" | "recovery";

export interface Entered {
  code: string;
  remember: boolean;
}

/** The state of the challenge. Every refusal is a new object, so that its message takes focus again. */
export type TwoStep = { kind: CodeKind; step: Step } | { kind: "none"; step: { at: "ended" } };
export type Step =
  | { at: "ready" }
  | { at: "sending" }
  | ({ at: "refused" } & Refusal)
  | { at: "leaving" };

export type TwoStepEvent =
  | { type: "kindChosen"; kind: CodeKind }
  /** The address of this page received a new challenge. */
  | { type: "restarted" }
  | { type: "incomplete"; problems: Problems }
  | { type: "sent" }
  | { type: "failed"; error: CallError }
  | { type: "accepted" }
  /** The person left; the pending call was aborted. */
  | { type: "abandoned" };

/** The state of a page that answers a form sent without script. The token is in a cookie, hidden from scripts. */
export interface PostedTwoStep {
  step: TwoStep;
  mayRemember: boolean;
}

export const newTwoStep: TwoStep = { kind: "app", step: { at: "ready" } };
export const endedTwoStep: TwoStep = { kind: "none", step: { at: "ended" } };

export function nextTwoStep(state: TwoStep, event: TwoStepEvent): TwoStep {
  if (event.type === "restarted") return newTwoStep;
  if (state.kind === "none") return state;
  const { kind } = state;
  switch (event.type) {
    case "kindChosen":
      return { kind: event.kind, step: { at: "ready" } };
    case "incomplete":
      return { kind, step: { at: "refused", message: "", problems: event.problems } };
    case "sent":
      return { kind, step: { at: "sending" } };
    case "failed":
      return state.step.at === "sending" ? refused(kind, event.error) : state;
    case "accepted":
      return { kind, step: { at: "leaving" } };
    case "abandoned":
      return state.step.at === "sending" ? { kind, step: { at: "ready" } } : state;
    default:
      return event satisfies never;
  }
}

/** A wrong code is shown at its field, any other error above the form. */
function refused(kind: CodeKind, error: CallError): TwoStep {
  if (error.code === "STEP_ENDED") return endedTwoStep;
  if (error.code !== "WRONG_CODE") {
    return { kind, step: { at: "refused", ...toRefusal(error) } };
  }
  const code = kind === "app" ? error.message : recoveryCodeWords.wrong;
  return { kind, step: { at: "refused", message: "", problems: { code } } };
}

export function broughtBy(fragment: string): Brought {
  const parts = new URLSearchParams(fragment);
  return {
    token: parts.get(stepParameter) ?? "",
    mayRemember: parts.get(rememberParameter) === "1",
  };
}
