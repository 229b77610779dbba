import type { Call, ReplyOf } from "@frontdoor/contract/call.ts";
import { useReducer, useRef, useState } from "react";
import { useAttempt } from "../../../client/attempt.ts";
import type { Given } from "../../../client/send.ts";
import {
  newSubmission,
  nextSubmission,
  type Submission,
  toRefusal,
} from "../../../fields/submission.ts";
import type { Heard } from "../ask.ts";
import { useConsole } from "../console.ts";

interface ReauthenticatedPress<C extends Call> {
  call: C;
  input: Given<C>;
  said?: string;
  taken?: (reply: ReplyOf<C> | null) => void;
}

export interface Reauthenticated {
  state: Submission;
  press: <C extends Call>(of: ReauthenticatedPress<C>) => void;
  /** Shows the failure of something that is not a call. */
  fail: (message: string) => void;
  /** Whether reauthentication is asked for. */
  asked: boolean;
  end: (isVerified: boolean) => void;
}

/** Changes one's own authentication methods. If the server wants reauthentication, repeats the change after it. */
export function useReauthenticated(): Reauthenticated {
  const { ask, tell } = useConsole();
  const [state, dispatch] = useReducer(nextSubmission, newSubmission);
  const [asked, setAsked] = useState(false);
  const given = useRef<PromiseWithResolvers<boolean> | null>(null);
  const attempt = useAttempt(() => dispatch({ type: "restarted" }));

  const askReauthenticated = async <C extends Call>(
    call: C,
    input: Given<C>,
    signal: AbortSignal,
  ) => {
    for (;;) {
      const heard: Heard<C> = await ask(call, input, { signal });
      if (heard.is !== "failed" || heard.error.code !== "PROOF_NEEDED") return heard;
      setAsked(true);
      given.current = Promise.withResolvers<boolean>();
      if (!(await given.current.promise)) return null;
    }
  };
  return {
    state,
    press({ call, input, said, taken }) {
      tell(null);
      dispatch({ type: "sent" });
      attempt(
        (signal) => askReauthenticated(call, input, signal),
        (heard) => {
          dispatch({ type: "restarted" });
          if (heard === null) return;
          if (heard.is === "failed") {
            return dispatch({ type: "failed", ...toRefusal(heard.error), problems: {} });
          }
          if (said !== undefined) tell(said);
          taken?.(heard.is === "done" ? heard.reply : null);
        },
      );
    },
    fail: (message) => dispatch({ type: "failed", message, problems: {} }),
    asked,
    end(isVerified) {
      setAsked(false);
      given.current?.resolve(isVerified);
    },
  };
}
