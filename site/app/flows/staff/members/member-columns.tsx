import type { ListedStaff } from "@frontdoor/contract/products/staff.ts";
import { consoleFrameWords } from "@frontdoor/words/staff/frame.ts";
import { consoleMembersWords as words } from "@frontdoor/words/staff/members.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { momentOf } from "../../../parts/dates/dates.ts";
import { StatePill } from "../../../ui/state-pill.tsx";
import { choiceColumn, stateColumn } from "../lists/columns.tsx";
import type { Column } from "../lists/list-table.tsx";

interface MemberColumns {
  /** The id of the member of staff who is logged in. */
  own: string;
  onChoose: (id: string) => void;
}

export function memberColumns({ own, onChoose }: MemberColumns): Column<ListedStaff>[] {
  const { columns } = words;
  return [
    {
      ...choiceColumn<ListedStaff>(columns.name, onChoose, ({ id, name }) =>
        id === own ? fill(words.you, { name }) : name,
      ),
      look: "wide",
      csv: ({ name }) => name,
    },
    { head: columns.role, cell: ({ role }) => consoleFrameWords.roles[role] },
    {
      head: columns.used,
      look: "only-wide",
      cell: (member) => {
        const used = lastUseOf(member);
        return used === undefined ? words.never : momentOf(used, "alone");
      },
      csv: (member) => lastUseOf(member) ?? null,
    },
    stateColumn(
      columns.state,
      (member) => kinds[stateOf(member)],
      (member) => words.states[stateOf(member)],
    ),
  ];
}

/** Returns when they last used their key or the console. */
function lastUseOf({ keyLastUsedAt, lastLoginAt }: ListedStaff): string | undefined {
  return [keyLastUsedAt, lastLoginAt]
    .filter((at) => at !== null)
    .sort()
    .at(-1);
}

/** Active, ended, or active without a key or a login. */
export function MemberState({ member }: { member: ListedStaff }) {
  const state = stateOf(member);
  return <StatePill kind={kinds[state]}>{words.states[state]}</StatePill>;
}

const kinds = { active: "ok", ended: "off", shut: "warn" } as const;

function stateOf({ endedAt, keyExpiresAt, consoleSince }: ListedStaff): keyof typeof kinds {
  if (endedAt !== null) return "ended";
  const hasKey = keyExpiresAt !== null && Date.parse(keyExpiresAt) > Date.now();
  return hasKey || consoleSince !== null ? "active" : "shut";
}
