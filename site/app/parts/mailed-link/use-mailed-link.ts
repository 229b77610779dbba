import { standardMessages } from "@frontdoor/contract/errors.ts";
import { useEffect, useReducer } from "react";
import { abortOnUnmount } from "../../client/abort-on-unmount.ts";
import { useAttempt } from "../../client/attempt.ts";
import type { CallError } from "../../client/send.ts";
import { type MailedLink, type MailedLinkEvent, nextMailedLink } from "./mailed-link.ts";

type Answer<Reply> = Promise<{ ok: true; reply: Reply } | { ok: false; error: CallError }>;
type Ask<Reply> = (token: string, signal: AbortSignal) => Answer<Reply>;

interface PressCall<Reply> {
  ask: Ask<Reply>;
  /** Handles the answer; `stray` where it leads where the browser may not go. */
  take: (reply: Reply) => "done" | "leaving" | "stray";
}

/**
 * Reads what a mailed link does, once, and acts on its buttons.
 * @param read describes the link; changes nothing
 * @param presses the call of each button
 */
export function useMailedLink<Told, Replies extends object>(
  token: string,
  read: Ask<Told>,
  presses: { [Press in keyof Replies]: PressCall<Replies[Press]> },
) {
  type Press = keyof Replies;
  const [state, dispatch] = useReducer<MailedLink<Told, Press>, [MailedLinkEvent<Told, Press>]>(
    nextMailedLink,
    { at: "reading" },
  );
  const attempt = useAttempt(() => dispatch({ type: "abandoned" }));

  const tell = (answer: Awaited<Answer<Told>>) =>
    dispatch(
      answer.ok ? { type: "read", told: answer.reply } : { type: "failed", error: answer.error },
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link alone says what is read
  useEffect(() => abortOnUnmount((signal) => read(token, signal), tell), [token]);

  return {
    state,
    onRead() {
      dispatch({ type: "reading" });
      attempt((signal) => read(token, signal), tell);
    },
    onPress<P extends Press>(press: P) {
      const { ask, take } = presses[press];
      dispatch({ type: "pressed", press });
      attempt(
        (signal) => ask(token, signal),
        (sent) => {
          if (!sent.ok) return dispatch({ type: "failed", error: sent.error });
          const taken = take(sent.reply);
          if (taken === "done") dispatch({ type: "done" });
          if (taken === "stray")
            dispatch({ type: "failed", error: { message: standardMessages.communication } });
        },
      );
    },
  };
}
