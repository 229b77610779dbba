import { messages } from "@frontdoor/contract/messages.ts";
import type { Problems } from "@frontdoor/contract/problems.ts";
import type { ButtonState } from "../../ui/button.tsx";

/** Where a contact request stands. Every refusal is a new object, so that its message takes focus again. */
export type Contact =
  | { at: "ready" }
  | { at: "refused"; message: string; problems: Problems }
  | { at: "sending" }
  | { at: "sent" };

export type ContactEvent =
  | { type: "incomplete"; problems: Problems }
  | { type: "sent" }
  | { type: "failed"; message: string; problems: Problems }
  | { type: "taken" };

export const newContact: Contact = { at: "ready" };

export function nextContact(_: Contact, event: ContactEvent): Contact {
  switch (event.type) {
    case "incomplete":
      return { at: "refused", message: messages.contact, problems: event.problems };
    case "sent":
      return { at: "sending" };
    case "failed":
      return { at: "refused", message: event.message, problems: event.problems };
    case "taken":
      return { at: "sent" };
    default:
      return event satisfies never;
  }
}

/** The button's caption and state (S2.058–S2.060, Q100): no press while loading, none once sent. */
export function contactButton(contact: Contact): { caption: string; state: ButtonState } {
  switch (contact.at) {
    case "ready":
    case "refused":
      return { caption: "Contact me", state: "ready" };
    case "sending":
      return { caption: "Sending…", state: "loading" };
    case "sent":
      return { caption: "Request sent", state: "done" };
    default:
      return contact satisfies never;
  }
}
