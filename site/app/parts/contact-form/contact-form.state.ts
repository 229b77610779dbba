import type { ContactField, ContactRequest } from "@frontdoor/contract/practice/contact.ts";
import { contactFormWords } from "@frontdoor/words/contact-form.ts";
import type { Submission } from "../../fields/submission.ts";
import type { ButtonState } from "../../ui/button.tsx";

const { submit } = contactFormWords;

/** The button's caption and state (S2.058–S2.060, Q100): disabled while loading and after success. */
export function contactButton(contact: Submission): { caption: string; state: ButtonState } {
  switch (contact.at) {
    case "ready":
    case "refused":
      return { caption: submit.ready, state: "ready" };
    case "sending":
      return { caption: submit.sending, state: "loading" };
    case "complete":
      return { caption: submit.sent, state: "done" };
    default:
      return contact satisfies never;
  }
}

/** What a person asks for, from the fields of the form. */
export function contactRequestIn(
  fields: Pick<FormData, "get" | "has">,
  origin: ContactRequest["origin"],
): ContactRequest {
  const text = (name: ContactField) => String(fields.get(name) ?? "").trim();
  return {
    origin,
    name: text("name"),
    lastName: text("lastName"),
    email: text("email"),
    phoneNumber: text("phoneNumber"),
    marketingConsent: fields.has("marketingConsent"),
  };
}
