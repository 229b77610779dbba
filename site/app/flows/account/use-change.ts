import type { Call, ReplyOf } from "@frontdoor/contract/call.ts";
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
import { useAccountSettings } from "./account-settings.ts";

interface Change<C extends Call> {
  /** What the person is about to do, as a sentence. */
  reason: string;
  /** What was typed: the same once more is the same change. */
  values?: unknown;
  /** What is wrong with it before it is sent. */
  problems?: Problems;
  write: (sending: SendOptions) => Promise<Sent<C>>;
  /** Is called once it was taken, with the page loaded again. */
  taken: (reply: ReplyOf<C>) => void;
  /**
   * Whether what the page shows now, or what the reply holds, is shown this once: then nothing is loaded again, which
   * might end the page, and an end of its login is a refusal like any other.
   */
  staysShown?: boolean;
  /** Is called where it was refused. */
  refused?: (code: string | undefined) => void;
}

interface ChangeUnderWay {
  state: Submission;
  start: <C extends Call>(change: Change<C>) => void;
  restart: () => void;
}

/**
 * One change of account settings from press to result. Without a reauthentication everything stays as it was, also the
 * focus.
 */
export function useChange(): ChangeUnderWay {
  const { ask, refresh, tell } = useAccountSettings();
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
    const idempotencyKey = keys.current.keyFor(values);
    attempt(
      (signal) => ask(reason, () => write({ signal, idempotencyKey }), staysShown),
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
  return { state, start, restart };
}

/** Once what was pressed takes presses again. */
function focusSoon(element: Element | null): void {
  requestAnimationFrame(() => {
    if (element instanceof HTMLElement) element.focus();
  });
}
