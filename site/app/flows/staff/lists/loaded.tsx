import type { ReactNode } from "react";
import { Loading } from "../../../ui/loading.tsx";
import { Failed } from "./failed.tsx";
import type { Reading } from "./use-reply.ts";

interface LoadedProps<T> {
  reading: Reading<T>;
  children: (reply: T) => ReactNode;
}

/** What was read, or that it is on its way or failed. */
export function Loaded<T>({ reading: { state, reload }, children }: LoadedProps<T>) {
  if (state.at === "loading") return <Loading />;
  if (state.at === "failed") return <Failed error={state.error} onAgain={reload} />;
  return children(state.reply);
}
