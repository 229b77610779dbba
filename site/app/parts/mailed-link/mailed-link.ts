import type { CallError } from "../../client/send.ts";

/**
 * The state of a mailed link's page, which explains its button and acts on a press. Every refusal is a new object, so
 * that its message takes focus again.
 */
export type MailedLink<Told> =
  | { at: "reading" }
  | { at: "invalid" }
  /** The link could not be read; the person can retry. */
  | { at: "unread"; message: string }
  | { at: "asked"; told: Told }
  | { at: "refused"; told: Told; message: string; reference: string | undefined }
  | { at: "pressed"; told: Told }
  | { at: "done"; told: Told };

export type MailedLinkEvent<Told> =
  | { type: "reading" }
  | { type: "read"; told: Told }
  | { type: "failed"; error: Pick<CallError, "message" | "code" | "reference"> }
  | { type: "pressed" }
  | { type: "done" }
  | { type: "abandoned" };

/** A used link removes the button; any other failure keeps it. */
export function nextMailedLink<Told>(
  state: MailedLink<Told>,
  event: MailedLinkEvent<Told>,
): MailedLink<Told> {
  switch (event.type) {
    case "reading":
      return { at: "reading" };
    case "read":
      return { at: "asked", told: event.told };
    case "failed":
      if (event.error.code === "CHANGE_LINK_INVALID") return { at: "invalid" };
      return "told" in state
        ? {
            at: "refused",
            told: state.told,
            message: event.error.message,
            reference: event.error.reference,
          }
        : { at: "unread", message: event.error.message };
    case "pressed":
      return "told" in state ? { at: "pressed", told: state.told } : state;
    case "done":
      return "told" in state ? { at: "done", told: state.told } : state;
    case "abandoned":
      return state.at === "pressed" ? { at: "asked", told: state.told } : state;
    default:
      return event satisfies never;
  }
}
