import type { Call, ReplyOf } from "@frontdoor/contract/call.ts";
import { standardMessages } from "@frontdoor/contract/errors.ts";
import type { Problems } from "@frontdoor/contract/problems.ts";
import { confirmWords } from "@frontdoor/words/staff/confirm.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { useReducer, useRef } from "react";
import { useAttempt } from "../../client/attempt.ts";
import type { Given, SendOptions } from "../../client/send.ts";
import { createSubmissionKeys } from "../../client/submission-keys.ts";
import {
  newSubmission,
  nextSubmission,
  type Submission,
  toRefusal,
} from "../../fields/submission.ts";
import { momentOf } from "../../parts/dates/dates.ts";
import { useConsole } from "./console.ts";

export interface Press<C extends Call> {
  call: C;
  input: Given<C>;
  /** Validation errors, before it is sent. */
  problems?: Problems;
  /** The message once it is done. A call that waits for a second person has its own. */
  said?: string;
  /** Undoes it, if possible; offered beside the message. */
  undo?: () => void;
  /** Called with the reply once it is done, or with `null` if it waits for a second person. */
  taken?: (reply: ReplyOf<C> | null) => void;
}

export interface Pressing {
  state: Submission;
  press: <C extends Call>(of: Press<C>) => void;
}

/** Runs a call that changes something, and shows its progress, errors and message. */
export function usePress(): Pressing {
  const { ask, tell } = useConsole();
  const [state, dispatch] = useReducer(nextSubmission, newSubmission);
  const keys = useRef(createSubmissionKeys());
  const attempt = useAttempt(() => dispatch({ type: "restarted" }));

  const press = <C extends Call>({ call, input, problems = {}, said, undo, taken }: Press<C>) => {
    if (Object.keys(problems).length > 0) {
      return dispatch({ type: "failed", message: standardMessages.validation, problems });
    }
    tell(null);
    dispatch({ type: "sent" });
    const idempotencyKey = keys.current.keyFor([call.path, input]);
    const sending: SendOptions = call.idempotent ? { idempotencyKey } : {};
    attempt(
      (signal) => ask(call, input, { ...sending, signal }),
      (heard) => {
        if (heard.is === "failed") {
          return dispatch({ type: "failed", ...toRefusal(heard.error) });
        }
        keys.current.done();
        dispatch({ type: "restarted" });
        if (heard.is === "pending") {
          tell(fill(confirmWords.pending, { moment: momentOf(heard.expiresAt) }));
        } else if (said !== undefined) tell(said, undo);
        taken?.(heard.is === "done" ? heard.reply : null);
      },
    );
  };
  return { state, press };
}
