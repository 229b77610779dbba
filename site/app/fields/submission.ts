import type { Refusal } from "./error-area.tsx";

/**
 * Where a form stands that is done once it was taken. Every refusal is a new object, so that its message
 * takes focus again.
 */
export type Submission =
  | { at: "ready" }
  | ({ at: "refused" } & Refusal)
  | { at: "sending" }
  | { at: "complete" };

/** A form with faults of its own fails before it is sent, any other at the server. */
export type SubmissionEvent =
  | { type: "sent" }
  | ({ type: "failed" } & Refusal)
  | { type: "taken" }
  | { type: "restarted" };

export const newSubmission: Submission = { at: "ready" };

export function nextSubmission(_: unknown, event: SubmissionEvent): Submission {
  switch (event.type) {
    case "sent":
      return { at: "sending" };
    case "failed":
      return { at: "refused", message: event.message, problems: event.problems };
    case "taken":
      return { at: "complete" };
    case "restarted":
      return newSubmission;
    default:
      return event satisfies never;
  }
}
