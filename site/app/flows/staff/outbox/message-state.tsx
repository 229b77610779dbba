import type { MessageState as State } from "@frontdoor/contract/products/outbox.ts";
import { consoleOutboxWords as words } from "@frontdoor/words/staff/outbox.ts";
import { StatePill } from "../../../ui/state-pill.tsx";

/** The delivery status of a message. One that waits for a retry is failing. */
export function MessageState({ state, lastError }: { state: State; lastError: string | null }) {
  if (state === "waiting" && lastError !== null) {
    return <StatePill kind="warn">{words.retrying}</StatePill>;
  }
  return <StatePill kind={looks[state]}>{words.states[state]}</StatePill>;
}

const looks = {
  waiting: "off",
  sending: "off",
  "handed-over": "off",
  delivered: "ok",
  undelivered: "error",
  "not-needed": "off",
  refused: "error",
  "given-up": "error",
  done: "off",
} as const satisfies Record<State, string>;
