import type { ChangeKind } from "@frontdoor/contract/account/not-me.ts";
import type { CallError } from "../../client/send.ts";

/** What a mail told of. */
export interface ToldChange {
  change: ChangeKind;
  /** When it was made. */
  at: string;
}

/** Where "This was not me" stands. Every refusal is a new object, so that its message takes focus again. */
export type NotMe =
  | { at: "reading" }
  | { at: "invalid" }
  /** Nobody can say now what the link does: another press may. */
  | { at: "unread"; message: string }
  | { at: "asked"; told: ToldChange }
  | { at: "refused"; told: ToldChange; message: string; reference: string | undefined }
  | { at: "stopping"; told: ToldChange };

export type NotMeEvent =
  | { type: "reading" }
  | { type: "read"; told: ToldChange }
  | { type: "failed"; error: Pick<CallError, "message" | "code" | "reference"> }
  | { type: "pressed" }
  | { type: "abandoned" };

export const newNotMe: NotMe = { at: "reading" };

/** A link that does nothing any more takes the button away; any other failure keeps it. */
export function nextNotMe(state: NotMe, event: NotMeEvent): NotMe {
  switch (event.type) {
    case "reading":
      return newNotMe;
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
      return "told" in state ? { at: "stopping", told: state.told } : state;
    case "abandoned":
      return state.at === "stopping" ? { at: "asked", told: state.told } : state;
    default:
      return event satisfies never;
  }
}
