import { consoleSearchWords as words } from "@frontdoor/words/staff/search.ts";
import { StatePill } from "../../ui/state-pill.tsx";
import { textOf } from "./event-words.ts";

/** The state of an account, as an icon and a word. */
export function AccountState({ status, locked = false }: { status: string; locked?: boolean }) {
  if (locked) return <StatePill kind="warn">{words.locked}</StatePill>;
  const { states } = words;
  if (status === "active") return <StatePill kind="ok">{states.active}</StatePill>;
  if (status === "pending") return <StatePill kind="warn">{states.pending}</StatePill>;
  if (status === "suspended") return <StatePill kind="warn">{states.suspended}</StatePill>;
  return <StatePill kind="off">{stateWords(status)}</StatePill>;
}

/** The state of an account as a word. */
export const stateWords = (status: string) => textOf(words.states, status) ?? status;
