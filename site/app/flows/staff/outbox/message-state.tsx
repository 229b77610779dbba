import { consoleOutboxWords as words } from "@frontdoor/words/staff/outbox.ts";
import { StatePill } from "../../../ui/state-pill.tsx";

/** How far a message has come: one that waits for another try is failing. */
export function MessageState({ state, lastError }: { state: string; lastError: string | null }) {
  const { states } = words;
  switch (state) {
    case "dead":
      return <StatePill kind="error">{states.dead}</StatePill>;
    case "done":
      return <StatePill kind="ok">{states.done}</StatePill>;
    case "leased":
      return <StatePill kind="off">{states.leased}</StatePill>;
    default:
      return lastError === null ? (
        <StatePill kind="off">{states.waiting}</StatePill>
      ) : (
        <StatePill kind="warn">{words.retrying}</StatePill>
      );
  }
}
