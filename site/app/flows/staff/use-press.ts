import type { Call, ReplyOf } from "@frontdoor/contract/call.ts";
import type { Problems } from "@frontdoor/contract/problems.ts";
import { confirmWords } from "@frontdoor/words/staff/confirm.ts";
import { consoleFrameWords } from "@frontdoor/words/staff/frame.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { useRef } from "react";
import type { Given, SendOptions } from "../../client/send.ts";
import { createSubmissionKeys } from "../../client/submission-keys.ts";
import { type Submission, toRefusal } from "../../fields/submission.ts";
import { momentOf } from "../../parts/dates.ts";
import type { ButtonState } from "../../ui/button.tsx";
import type { HeardInParts } from "./ask.ts";
import { useConsole } from "./console.ts";
import { useSubmission } from "./use-submission.ts";

export interface Press<C extends Call> {
  call: C;
  input: Given<C>;
  /** Validation errors, before it is sent. */
  problems?: Problems;
  /** The message once it is done. A call that waits for a second person has its own. */
  said?: string;
  /** The input that undoes it, if possible: that is offered beside the message. */
  undoneBy?: Given<C>;
  /** Called with the reply once it is done, or with `null` if it waits for a second person. */
  taken?: (reply: ReplyOf<C> | null) => void;
}

export interface Pressing {
  state: Submission;
  /** The state of the button that was pressed. */
  buttonState: ButtonState;
  press: <C extends Call>(of: Press<C>) => void;
}

/** Runs a call that changes something, and shows its progress, errors and message. */
export function usePress(): Pressing {
  const { ask, tell } = useConsole();
  const { state, buttonState, isFaulty, send, refuse, restart } = useSubmission();
  const keys = useRef(createSubmissionKeys());

  const press = <C extends Call>({ undoneBy, ...pressed }: Press<C>): void => {
    const { call, input, problems = {}, said, taken } = pressed;
    const undo =
      undoneBy && (() => press({ ...pressed, input: undoneBy, said: consoleFrameWords.undo.said }));
    if (isFaulty(problems)) return;
    tell(null);
    const idempotencyKey = keys.current.keyFor([call.path, input]);
    const sending: SendOptions = call.idempotent ? { idempotencyKey } : {};
    send(
      (signal) => ask(call, input, { ...sending, signal }),
      (heard) => {
        if (heard.is === "failed") return refuse(toRefusal(heard.error));
        keys.current.done();
        restart();
        if (heard.is === "pending") {
          const waits = fill(confirmWords.pending, { moment: momentOf(heard.expiresAt) });
          tell(waits, { kind: "note" });
        } else if (said !== undefined) tell(said, { undo });
        taken?.(heard.is === "done" ? heard.reply : null);
      },
    );
  };
  return { state, buttonState, press };
}

/** Reads something that takes several calls, and shows its progress and errors. */
export function useParts() {
  const { tell } = useConsole();
  const { state, buttonState, send, refuse, restart } = useSubmission();
  const read = <T>(
    asked: (signal: AbortSignal) => Promise<HeardInParts<T>>,
    taken: (reply: T) => void,
  ) => {
    tell(null);
    send(asked, (heard) => {
      if (heard.is === "failed") return refuse(toRefusal(heard.error));
      restart();
      if (heard.is === "done") taken(heard.reply);
    });
  };
  return { state, buttonState, read };
}
