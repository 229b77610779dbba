import { type CurrentContext, realmOf } from "@frontdoor/contract/contexts.ts";
import type { Problems } from "@frontdoor/contract/problems.ts";
import { type LoginProduct, loginProducts } from "@frontdoor/contract/products.ts";
import { loginWords } from "@frontdoor/words/login.ts";
import type { LoginError } from "../../parts/login-error.ts";
import type { InviteOutcome } from "../../parts/practice-invite/practice-invite.ts";

export interface Credentials {
  username: string;
  password: string;
}

/** The state of a login. Every failed attempt is a new object, so that its error takes focus again. */
export type LoginStep =
  | { at: "ready" }
  | { at: "incomplete"; problems: Problems }
  | { at: "sending" }
  /** The browser asks for a passkey, or its response is being sent. */
  | { at: "asking" }
  | { at: "failed"; error: LoginError }
  | { at: "leaving" };

export interface Login {
  step: LoginStep;
  /** The code of a SENT invite, which a practice login sends (S4.007). */
  inviteCode: string | null;
  inviteMessage: string | null;
}

type LoginEvent =
  | { type: "incomplete"; problems: Problems }
  | { type: "sent" }
  | { type: "passkeyAsked" }
  | { type: "failed"; error: LoginError }
  | { type: "accepted" }
  /** The person left; the pending call was aborted. */
  | { type: "abandoned" }
  /** The login after a sign-up failed and led here (Q053). */
  | { type: "failedElsewhere"; error: LoginError }
  | { type: "contextChosen" }
  | { type: "inviteAnswered"; outcome: InviteOutcome };

export const newLogin: Login = { step: { at: "ready" }, inviteCode: null, inviteMessage: null };

export function nextLogin(login: Login, event: LoginEvent): Login {
  switch (event.type) {
    case "incomplete":
      return { ...login, step: { at: "incomplete", problems: event.problems } };
    case "sent":
      return { ...login, step: { at: "sending" } };
    case "passkeyAsked":
      return { ...login, step: { at: "asking" } };
    case "failed":
      if (!isUnderWay(login)) return login;
      return { ...login, step: { at: "failed", error: event.error } };
    case "failedElsewhere":
      return { ...login, step: { at: "failed", error: event.error } };
    case "accepted":
      return { ...login, step: { at: "leaving" } };
    case "abandoned":
      return isUnderWay(login) ? { ...login, step: { at: "ready" } } : login;
    case "contextChosen":
      return { ...login, step: { at: "ready" }, inviteMessage: null };
    case "inviteAnswered":
      return withInvite(login, event.outcome);
    default:
      return event satisfies never;
  }
}

function isUnderWay({ step }: Login): boolean {
  return step.at === "sending" || step.at === "asking";
}

/** Only a SENT invite is attached (S4.007, S4.008); a taken one shows no message here (Q039). */
function withInvite(login: Login, outcome: InviteOutcome): Login {
  switch (outcome.kind) {
    case "usable":
      return { ...login, inviteCode: outcome.invite.inviteCode };
    case "taken":
      return login;
    case "refused":
      return { ...login, inviteMessage: outcome.message };
    default:
      return outcome satisfies never;
  }
}

/** The message after a changed password; where the product is still to be chosen it asks for one. */
export function passwordChangedMessage(asksForProduct: boolean): string {
  return asksForProduct ? loginWords.passwordChangedChoose : loginWords.passwordChanged;
}

/** The lock check's answer; only an explicit one counts as locked (Q032). */
export function saysLocked(reply: boolean | { locked: boolean }): boolean {
  return typeof reply === "boolean" ? reply : reply.locked;
}

/** Whether people log in to this product here. */
export function takesLogins(context: CurrentContext): context is LoginProduct {
  return loginProducts.some((product) => product === context);
}

/** The labels of the login fields (S2.099–S2.102). */
export function loginLabels(context: CurrentContext) {
  return {
    username:
      realmOf(context) === "academic" ? loginWords.labels.email : loginWords.labels.username,
    password: loginWords.labels.password,
  };
}
