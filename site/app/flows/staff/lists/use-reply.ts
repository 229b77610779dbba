import type { Call, ReplyOf } from "@frontdoor/contract/call.ts";
import { useEffect, useState } from "react";
import { abortOnUnmount } from "../../../client/abort-on-unmount.ts";
import type { CallError, Given } from "../../../client/send.ts";
import type { HeardInParts } from "../ask.ts";
import { useConsole } from "../console.ts";

export interface Reading<T> {
  state: { at: "loading" } | { at: "failed"; error: CallError } | { at: "shown"; reply: T };
  /** Reads it again. The old reply stays until the new one arrives. */
  reload: () => void;
}

/** Reads the reply of one call. */
export function useReply<C extends Call>(call: C, input: Given<C>): Reading<ReplyOf<C>> {
  const { ask } = useConsole();
  return useReading((signal) => ask(call, input, { signal }));
}

export function useReading<T>(read: (signal: AbortSignal) => Promise<HeardInParts<T>>): Reading<T> {
  const [state, setState] = useState<Reading<T>["state"]>({ at: "loading" });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: something else to read is another component
  useEffect(
    () =>
      abortOnUnmount(read, (heard) => {
        if (heard.is === "done") setState({ at: "shown", reply: heard.reply });
        if (heard.is === "failed") setState({ at: "failed", error: heard.error });
      }),
    [round],
  );
  return { state, reload: () => setRound((last) => last + 1) };
}
