import type { Call, ReplyOf } from "@frontdoor/contract/call.ts";
import { pressMinutes } from "@frontdoor/contract/constants.ts";
import { standardMessages } from "@frontdoor/contract/errors.ts";
import type { Problems } from "@frontdoor/contract/problems.ts";
import { useReducer, useRef } from "react";
import { useAttempt } from "../../client/attempt.ts";
import type { SendOptions, Sent } from "../../client/send.ts";
import { createSubmissionKeys } from "../../client/submission-keys.ts";
import {
  newSubmission,
  nextSubmission,
  type Submission,
  toRefusal,
} from "../../fields/submission.ts";
import type { ButtonState } from "../../ui/button.tsx";
import { useAccountSettings } from "./account-settings.ts";

interface Change<C extends Call> {
  /** What the person is about to do, as a sentence. */
  reason: string;
  /** The entered values: the same values again are the same change. */
  values?: unknown;
  /** The problems found before the call. */
  problems?: Problems;
  write: (sending: SendOptions) => Promise<Sent<C>>;
  /** Called once the change was accepted, after the page is reloaded. */
  taken: (reply: ReplyOf<C>) => void;
  /** Whether it asks for a message: minutes after a press without an answer, another one is meant. */
  sendsMessage?: boolean;
  /**
   * Whether the page or the reply holds something shown only once: then the page is not reloaded, which might end it,
   * and an ended session is a failure like any other.
   */
  staysShown?: boolean;
  refused?: (code: string | undefined) => void;
}

interface ChangeUnderWay {
  state: Submission;
  /** Of the button that starts it. */
  button: ButtonState;
  start: <C extends Call>(change: Change<C>) => void;
  restart: () => void;
}

/**
 * A change of account settings, from press to result. Without a reauthentication everything stays as it was, also the
 * focus.
 */
export function useChange(): ChangeUnderWay {
  const { account, ask, refresh, tell } = useAccountSettings();
  const [state, dispatch] = useReducer(nextSubmission, newSubmission);
  const keys = useRef(createSubmissionKeys());
  const restart = () => dispatch({ type: "restarted" });
  const attempt = useAttempt(restart);

  const start = <C extends Call>(change: Change<C>) => {
    const { reason, values = null, problems = {}, write, taken, staysShown = false } = change;
    if (Object.keys(problems).length > 0) {
      return dispatch({ type: "failed", message: standardMessages.validation, problems });
    }
    const pressed = document.activeElement;
    tell(null);
    dispatch({ type: "sent" });
    const idempotencyKey = keys.current.keyFor(
      values,
      change.sendsMessage ? pressMinutes : undefined,
    );
    attempt(
      (signal) => {
        const sending = { signal, idempotencyKey, accountLogin: account.login };
        return ask(reason, () => write(sending), staysShown);
      },
      async (sent) => {
        if (sent === null) {
          restart();
          return focusSoon(pressed);
        }
        if (!sent.ok) {
          change.refused?.(sent.error.code);
          return dispatch({ type: "failed", ...toRefusal(sent.error) });
        }
        keys.current.done();
        if (!staysShown) await refresh();
        restart();
        taken(sent.reply);
      },
    );
  };
  return { state, button: state.at === "sending" ? "loading" : "ready", start, restart };
}

/** Returns the focus once the button is enabled again. */
function focusSoon(element: Element | null): void {
  requestAnimationFrame(() => {
    if (element instanceof HTMLElement) element.focus();
  });
}
