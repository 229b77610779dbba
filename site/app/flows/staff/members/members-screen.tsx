import { type ListedStaff, listStaff } from "@frontdoor/contract/products/staff.ts";
import { consoleFrameWords } from "@frontdoor/words/staff/frame.ts";
import { consoleMembersWords as words } from "@frontdoor/words/staff/members.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { useState } from "react";
import { momentOf } from "../../../parts/dates.ts";
import { useConsole } from "../console.ts";
import { ConsoleScreen } from "../console-screen.tsx";
import { choiceColumn, stateColumn } from "../lists/columns.tsx";
import { DialogButton } from "../lists/dialog-button.tsx";
import { Filtered } from "../lists/filtered.tsx";
import { type Column, ListTable } from "../lists/list-table.tsx";
import { NothingChosen } from "../lists/nothing-chosen.tsx";
import { useAddressText } from "../lists/use-address-text.ts";
import { useList } from "../lists/use-list.ts";
import { Member, memberKinds, memberState } from "./member.tsx";
import { NewMember } from "./new-member.tsx";

/** The list of staff, and beside it one member with the actions of an owner. */
export function MembersScreen() {
  const [round, setRound] = useState(0);
  return (
    <ConsoleScreen
      screen="members"
      words={words}
      beside={
        <DialogButton
          calls={["addStaff"]}
          place="staff-head__do"
          text={words.add}
          icon="plus"
          dialog={(onClose) => <NewMember onDone={() => setRound(round + 1)} onClose={onClose} />}
        />
      }
      call="listStaff"
    >
      <Filtered parameter="status" words={words} initial="active">
        {(status) => <MembersList key={round} status={status} />}
      </Filtered>
    </ConsoleScreen>
  );
}

function MembersList({ status }: { status: keyof typeof words.filters }) {
  const { me } = useConsole();
  const list = useList(listStaff, { query: { status } });
  const [chosen, setChosen] = useAddressText("member");
  const rows: readonly ListedStaff[] = list.state.at === "shown" ? list.state.rows : [];
  const member = rows.find(({ id }) => id === chosen);
  const nameColumn = choiceColumn<ListedStaff>(words.columns.name, setChosen, ({ id, name }) =>
    id === me.id ? fill(words.you, { name }) : name,
  );
  return (
    <div className="list-beside">
      <ListTable
        list={list}
        words={words}
        columns={[{ ...nameColumn, look: "wide", csv: ({ name }) => name }, ...otherColumns]}
        chosen={member?.id}
      />
      {member === undefined ? (
        <NothingChosen list={list} text={words.member.none} />
      ) : (
        <Member key={member.id} member={member} onChanged={list.reload} />
      )}
    </div>
  );
}

const otherColumns: readonly Column<ListedStaff>[] = [
  { head: words.columns.role, cell: ({ role }) => consoleFrameWords.roles[role] },
  {
    head: words.columns.used,
    look: "only-wide",
    cell: (member) => {
      const used = lastUseOf(member);
      return used === null ? words.never : momentOf(used, "alone");
    },
    csv: lastUseOf,
  },
  stateColumn(
    words.columns.state,
    (member) => memberKinds[memberState(member)],
    (member) => words.states[memberState(member)],
  ),
];

/** Returns when they last used their key or the console. */
function lastUseOf({ keyLastUsedAt, lastLoginAt }: ListedStaff): string | null {
  const uses = [keyLastUsedAt, lastLoginAt].filter((at) => at !== null);
  return uses.sort().at(-1) ?? null;
}
