import type { Submission } from "../../fields/submission.ts";
import type { ButtonState } from "../../ui/button.tsx";

/** The button's caption and state (S2.058–S2.060, Q100): no press while loading, none once sent. */
export function contactButton(contact: Submission): { caption: string; state: ButtonState } {
  switch (contact.at) {
    case "ready":
    case "refused":
      return { caption: "Contact me", state: "ready" };
    case "sending":
      return { caption: "Sending…", state: "loading" };
    case "complete":
      return { caption: "Request sent", state: "done" };
    default:
      return contact satisfies never;
  }
}
