import type { Call, ReplyOf } from "@frontdoor/contract/call.ts";
import { useEffect, useState } from "react";
import { abortOnUnmount } from "../../../client/abort-on-unmount.ts";
import type { CallError, Given } from "../../../client/send.ts";
import { useConsole } from "../console.ts";

type ReplyState<C extends Call> =
  | { at: "loading" }
  | { at: "failed"; error: CallError }
  | { at: "shown"; reply: ReplyOf<C> };

/** Reads the reply of one call. On a reload the old reply stays until the new one arrives. */
export function useReply<C extends Call>(
  call: C,
  input: Given<C>,
): { state: ReplyState<C>; reload: () => void } {
  const { ask } = useConsole();
  const [state, setState] = useState<ReplyState<C>>({ at: "loading" });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another input is another component
  useEffect(
    () =>
      abortOnUnmount(
        (signal) => ask(call, input, { signal }),
        (heard) => {
          if (heard.is === "done") setState({ at: "shown", reply: heard.reply });
          if (heard.is === "failed") setState({ at: "failed", error: heard.error });
        },
      ),
    [round],
  );
  return { state, reload: () => setRound((last) => last + 1) };
}
