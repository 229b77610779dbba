import type { Call } from "@frontdoor/contract/call.ts";
import { useRef, useState } from "react";
import type { Given } from "../../../client/send.ts";
import { toRefusal } from "../../../fields/submission.ts";
import { useConsole } from "../console.ts";
import type { Pressing } from "../use-press.ts";
import { useSubmission } from "../use-submission.ts";

export interface Reauthenticated extends Pressing {
  /** Shows the failure of something that is not a call. */
  fail: (message: string) => void;
  /** Whether reauthentication is asked for. */
  asked: boolean;
  end: (isVerified: boolean) => void;
}

/** Changes one's own authentication methods. If the server wants reauthentication, repeats the change after it. */
export function useReauthenticated(): Reauthenticated {
  const { ask, tell } = useConsole();
  const { state, buttonState, send, refuse, restart } = useSubmission();
  const [asked, setAsked] = useState(false);
  const goOn = useRef<(isVerified: boolean) => void>(() => {});

  const askReauthenticated = async <C extends Call>(
    call: C,
    input: Given<C>,
    signal: AbortSignal,
  ) => {
    for (;;) {
      const heard = await ask(call, input, { signal });
      if (heard.is !== "failed" || heard.error.code !== "PROOF_NEEDED") return heard;
      setAsked(true);
      const isVerified = await new Promise<boolean>((resolve) => {
        goOn.current = resolve;
      });
      if (!isVerified) return null;
    }
  };
  return {
    state,
    buttonState,
    press({ call, input, said, taken }) {
      tell(null);
      send(
        (signal) => askReauthenticated(call, input, signal),
        (heard) => {
          restart();
          if (heard === null) return;
          if (heard.is === "failed") return refuse({ ...toRefusal(heard.error), problems: {} });
          if (said !== undefined) tell(said);
          taken?.(heard.is === "done" ? heard.reply : null);
        },
      );
    },
    fail: (message) => refuse({ message, problems: {} }),
    asked,
    end(isVerified) {
      setAsked(false);
      goOn.current(isVerified);
    },
  };
}
