import { standardMessages } from "@frontdoor/contract/errors.ts";
import type { Problems } from "@frontdoor/contract/problems.ts";

/**
 * Where a request for a reminder stands (S4.054). Every refusal is a new object, so that its message
 * takes focus again.
 */
export type ForgotUsername =
  | { at: "ready" }
  | { at: "refused"; message: string; problems: Problems }
  | { at: "sending" }
  | { at: "requestComplete" };

export type ForgotUsernameEvent =
  | { type: "incomplete"; problems: Problems }
  | { type: "sent" }
  | { type: "failed"; message: string; problems: Problems }
  | { type: "taken" }
  | { type: "restarted" };

export const newForgotUsername: ForgotUsername = { at: "ready" };

export function nextForgotUsername(_: ForgotUsername, event: ForgotUsernameEvent): ForgotUsername {
  switch (event.type) {
    case "incomplete":
      return { at: "refused", message: standardMessages.validation, problems: event.problems };
    case "sent":
      return { at: "sending" };
    case "failed":
      return { at: "refused", message: event.message, problems: event.problems };
    case "taken":
      return { at: "requestComplete" };
    case "restarted":
      return newForgotUsername;
    default:
      return event satisfies never;
  }
}
