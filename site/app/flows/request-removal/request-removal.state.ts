/** Whose removal is requested; without the masked address only the account is named (Q076). */
export interface RequestingUser {
  userId: string;
  maskedEmail?: string | undefined;
}

/**
 * The state of an account removal (S4.058–S4.060). Every refusal is a new object, so that its message takes focus
 * again.
 */
export type RequestRemoval =
  | { at: "validating" }
  /** Without script a press loads the request. */
  | { at: "waiting" }
  | { at: "invalid" }
  | { at: "valid"; user: RequestingUser }
  | { at: "refused"; user: RequestingUser; message: string; reference?: string | undefined }
  | { at: "confirming"; user: RequestingUser };

export type RequestRemovalEvent =
  | { type: "validated"; user: RequestingUser }
  | { type: "notValid" }
  | { type: "confirmed" }
  | { type: "failed"; message: string; reference?: string | undefined }
  /** The person left; the pending call was aborted. */
  | { type: "abandoned" };

export const newRequestRemoval: RequestRemoval = { at: "validating" };

/** Confirming requires a valid token (S4.060, S6.015); a failure keeps the button (Q077). */
export function nextRequestRemoval(
  state: RequestRemoval,
  event: RequestRemovalEvent,
): RequestRemoval {
  switch (event.type) {
    case "validated":
      return { at: "valid", user: event.user };
    case "notValid":
      return { at: "invalid" };
    case "confirmed":
      return "user" in state ? { at: "confirming", user: state.user } : state;
    case "failed":
      if (state.at !== "confirming") return state;
      return {
        at: "refused",
        user: state.user,
        message: event.message,
        reference: event.reference,
      };
    case "abandoned":
      return state.at === "confirming" ? { at: "valid", user: state.user } : state;
    default:
      return event satisfies never;
  }
}
