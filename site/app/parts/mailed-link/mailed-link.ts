import type { CallError } from "../../client/send.ts";

/**
 * The state of a mailed link's page, which explains its buttons and acts on a press. Every refusal is a new object, so
 * that its message takes focus again.
 */
export type MailedLink<Told, Press = string> =
  | { at: "reading" }
  | { at: "invalid" }
  /** The link could not be read; the person can retry. */
  | { at: "unread"; message: string }
  | { at: "asked"; told: Told }
  | { at: "refused"; told: Told; message: string; reference: string | undefined }
  | { at: "pressed"; told: Told; press: Press }
  | { at: "done"; told: Told; press: Press };

export type MailedLinkEvent<Told, Press> =
  | { type: "reading" }
  | { type: "read"; told: Told }
  | { type: "failed"; error: Pick<CallError, "message" | "code" | "reference"> }
  | { type: "pressed"; press: Press }
  | { type: "done" }
  | { type: "abandoned" };

/** A used link removes the buttons; any other failure keeps them. */
export function nextMailedLink<Told, Press>(
  state: MailedLink<Told, Press>,
  event: MailedLinkEvent<Told, Press>,
): MailedLink<Told, Press> {
  switch (event.type) {
    case "reading":
      return { at: "reading" };
    case "read":
      return { at: "asked", told: event.told };
    case "failed": {
      const { code, message, reference } = event.error;
      if (code === "CHANGE_LINK_INVALID") return { at: "invalid" };
      if (!("told" in state)) return { at: "unread", message };
      return { at: "refused", told: state.told, message, reference };
    }
    case "pressed":
      return "told" in state ? { at: "pressed", told: state.told, press: event.press } : state;
    case "done":
      return state.at === "pressed" ? { ...state, at: "done" } : state;
    case "abandoned":
      return state.at === "pressed" ? { at: "asked", told: state.told } : state;
    default:
      return event satisfies never;
  }
}
