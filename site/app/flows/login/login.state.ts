import type { CurrentContext } from "@frontdoor/contract/contexts.ts";
import { accountLockedType, standardMessages } from "@frontdoor/contract/errors.ts";
import type { Problems } from "@frontdoor/contract/problems.ts";
import type { InviteOutcome } from "../../client/practice-invite.ts";
import type { CallError } from "../../client/send.ts";

export interface Credentials {
  username: string;
  password: string;
}

/** A failed login as the screen shows it; `type` selects the locked display (S4.063, S8.015). */
export interface LoginError {
  message: string;
  type: string;
}

/** Where a login stands. Every attempt that fails is a new object, so that its error takes focus again. */
export type LoginStep =
  | { at: "ready" }
  | { at: "incomplete"; problems: Problems }
  | { at: "sending" }
  | { at: "failed"; error: LoginError }
  | { at: "leaving" };

export interface Login {
  step: LoginStep;
  /** The code of a SENT invite, which a practice login carries (S4.007). */
  inviteCode: string | null;
  inviteMessage: string | null;
}

export type LoginEvent =
  | { type: "incomplete"; problems: Problems }
  | { type: "sent" }
  | { type: "failed"; error: LoginError }
  | { type: "accepted" }
  | { type: "contextChosen" }
  | { type: "inviteAnswered"; outcome: InviteOutcome };

export const newLogin: Login = { step: { at: "ready" }, inviteCode: null, inviteMessage: null };

export function nextLogin(login: Login, event: LoginEvent): Login {
  switch (event.type) {
    case "incomplete":
      return { ...login, step: { at: "incomplete", problems: event.problems } };
    case "sent":
      return { ...login, step: { at: "sending" } };
    case "failed":
      if (login.step.at !== "sending") return login;
      return { ...login, step: { at: "failed", error: event.error } };
    case "accepted":
      return { ...login, step: { at: "leaving" } };
    case "contextChosen":
      return { ...login, step: { at: "ready" }, inviteMessage: null };
    case "inviteAnswered":
      return withInvite(login, event.outcome);
    default:
      return event satisfies never;
  }
}

/** Only a SENT invite is attached (S4.007, S4.008); a taken one says nothing at the login (Q039). */
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

/** What a failed login call means (S8.011–S8.023, S8.026). `isLocked` is the lock check's answer to a 401. */
export function loginError(error: CallError, isLocked: boolean): LoginError {
  switch (error.status) {
    case 401:
      if (isLocked) return { message: standardMessages.locked, type: accountLockedType };
      return {
        message: error.serverMessage ?? standardMessages.badCredentials,
        type: error.type,
      };
    case 404:
    case 503:
    case 504:
      return { message: standardMessages.communication, type: error.type };
    default:
      return { message: error.message, type: error.type };
  }
}

/** The lock check's answer, read as locked only when it plainly says so (Q032). */
export function saysLocked(reply: boolean | { locked: boolean }): boolean {
  return typeof reply === "boolean" ? reply : reply.locked;
}

/** The labels of the login fields (S2.099–S2.102). */
export function loginLabels(context: CurrentContext) {
  return {
    username: context === "academic" ? "Email address" : "Username",
    password: "Password",
  };
}
