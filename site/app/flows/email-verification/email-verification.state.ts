import type { EmailVerificationOffer } from "@frontdoor/contract/account/email.ts";
import type { CallError } from "../../client/send.ts";

/** What the link of a mail does here, and for which account. */
export type VerificationOffer = EmailVerificationOffer;

/** The state of the verification. Every refusal is a new object, so that its message takes focus again. */
export type EmailVerification =
  | { at: "reading" }
  | { at: "invalid" }
  /** The link could not be read; the person can retry. */
  | { at: "unread"; message: string }
  | { at: "offered"; offer: VerificationOffer }
  | { at: "refused"; offer: VerificationOffer; message: string; reference: string | undefined }
  | { at: "proving"; offer: VerificationOffer }
  | { at: "declining"; offer: VerificationOffer }
  | { at: "done"; address: string }
  | { at: "declined"; address: string };

type EmailVerificationEvent =
  | { type: "reading" }
  | { type: "read"; offer: VerificationOffer }
  | { type: "failed"; error: Pick<CallError, "message" | "code" | "reference"> }
  | { type: "pressed" }
  | { type: "proven" }
  | { type: "declining" }
  | { type: "declined" }
  | { type: "abandoned" };

export const newEmailVerification: EmailVerification = { at: "reading" };

/** A spent link removes the button; any other failure keeps it. */
export function nextEmailVerification(
  state: EmailVerification,
  event: EmailVerificationEvent,
): EmailVerification {
  switch (event.type) {
    case "reading":
      return newEmailVerification;
    case "read":
      return { at: "offered", offer: event.offer };
    case "failed":
      if (event.error.code === "CHANGE_LINK_INVALID") return { at: "invalid" };
      return "offer" in state
        ? {
            at: "refused",
            offer: state.offer,
            message: event.error.message,
            reference: event.error.reference,
          }
        : { at: "unread", message: event.error.message };
    case "pressed":
      return "offer" in state ? { at: "proving", offer: state.offer } : state;
    case "proven":
      return "offer" in state ? { at: "done", address: state.offer.address } : state;
    case "declining":
      return "offer" in state ? { at: "declining", offer: state.offer } : state;
    case "declined":
      return "offer" in state ? { at: "declined", address: state.offer.address } : state;
    case "abandoned":
      return state.at === "proving" || state.at === "declining"
        ? { at: "offered", offer: state.offer }
        : state;
    default:
      return event satisfies never;
  }
}
