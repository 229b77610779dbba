import { standardMessages } from "@frontdoor/contract/errors.ts";
import { useEffect, useReducer } from "react";
import { abortOnUnmount } from "../../client/abort-on-unmount.ts";
import { useAttempt } from "../../client/attempt.ts";
import type { CallError } from "../../client/send.ts";
import { type MailedLink, type MailedLinkEvent, nextMailedLink } from "./mailed-link.ts";

type Answer<Reply> = Promise<{ ok: true; reply: Reply } | { ok: false; error: CallError }>;
type Ask<Reply> = (token: string, signal: AbortSignal) => Answer<Reply>;

interface MailedLinkCalls<Told, Done> {
  /** Describes the link; changes nothing. */
  read: Ask<Told>;
  press: Ask<Done>;
  /**
   * Handles the answer to a press.
   * @returns false where the browser cannot carry it out
   */
  take: (reply: Done) => boolean;
}

/** Reads what a mailed link does, once, and acts on its button. */
export function useMailedLink<Told, Done>(
  token: string,
  { read, press, take }: MailedLinkCalls<Told, Done>,
) {
  const [state, dispatch] = useReducer<MailedLink<Told>, [MailedLinkEvent<Told>]>(nextMailedLink, {
    at: "reading",
  });
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
    onPress() {
      dispatch({ type: "pressed" });
      attempt(
        (signal) => press(token, signal),
        (sent) => {
          if (!sent.ok) return dispatch({ type: "failed", error: sent.error });
          if (take(sent.reply)) return dispatch({ type: "done" });
          dispatch({ type: "failed", error: { message: standardMessages.communication } });
        },
      );
    },
  };
}
