import { standardMessages } from "@frontdoor/contract/errors.ts";
import type { Problems } from "@frontdoor/contract/problems.ts";
import { type FormEvent, useReducer } from "react";
import { useAttempt } from "../../client/attempt.ts";
import type { Refusal } from "../../fields/error-area.tsx";
import { newSubmission, nextSubmission } from "../../fields/submission.ts";
import type { ButtonState } from "../../ui/button.tsx";

/** The progress of something that is sent. Who goes on or leaves before the answer finds it as it was. */
export function useSubmission() {
  const [state, dispatch] = useReducer(nextSubmission, newSubmission);
  const restart = () => dispatch({ type: "restarted" });
  const refuse = (refusal: Refusal) => dispatch({ type: "failed", ...refusal });
  const attempt = useAttempt(restart);
  const buttonState: ButtonState = state.at === "sending" ? "loading" : "ready";
  return {
    state,
    refused: state.at === "refused" ? state : null,
    isBusy: state.at === "sending",
    /** The state of the button that sends it. */
    buttonState,
    restart,
    refuse,
    /** Shows the problems found before it is sent, if there are any. */
    isFaulty(problems: Problems): boolean {
      const isFaulty = Object.keys(problems).length > 0;
      if (isFaulty) refuse({ message: standardMessages.validation, problems });
      return isFaulty;
    },
    /** The attributes of a form that is read and sent, once at a time. */
    form: (read: (entered: FormData) => void) => ({
      method: "post",
      noValidate: true,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        if (state.at !== "sending") read(new FormData(event.currentTarget));
      },
    }),
    /** Sends it. It is under way until the receiver of the answer says otherwise. */
    send<T>(asked: (signal: AbortSignal) => Promise<T>, taken: (answer: T) => void): void {
      dispatch({ type: "sent" });
      attempt(asked, taken);
    },
  };
}
