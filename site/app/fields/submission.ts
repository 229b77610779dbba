import type { CallError } from "../client/send.ts";
import type { Refusal } from "./error-area.tsx";

/**
 * The state of a form that ends once it was accepted. Every refusal is a new object, so that its message takes focus
 * again.
 */
export type Submission =
  | { at: "ready" }
  | ({ at: "refused" } & Refusal)
  | { at: "sending" }
  | { at: "complete" };

/** An invalid form fails before it is sent, any other at the server. */
export type SubmissionEvent =
  | { type: "sent" }
  | ({ type: "failed" } & Refusal)
  | { type: "taken" }
  | { type: "restarted" };

/** The form's message for a failed call, with field errors under the call's field names. */
export function toRefusal({ message, fields, reference }: CallError): Refusal {
  return { message, problems: fields, ...(reference ? { reference } : {}) };
}

export const newSubmission: Submission = { at: "ready" };

export function nextSubmission(_: unknown, event: SubmissionEvent): Submission {
  switch (event.type) {
    case "sent":
      return { at: "sending" };
    case "failed": {
      const { message, problems, reference } = event;
      return { at: "refused", message, problems, ...(reference ? { reference } : {}) };
    }
    case "taken":
      return { at: "complete" };
    case "restarted":
      return newSubmission;
    default:
      return event satisfies never;
  }
}
