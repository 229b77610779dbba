import { type ListedStaff, listStaff } from "@frontdoor/contract/products/staff.ts";
import { consoleMembersWords as words } from "@frontdoor/words/staff/members.ts";
import { useState } from "react";
import { useConsole } from "../console.ts";
import { ConsoleScreen } from "../console-screen.tsx";
import { DialogButton } from "../lists/dialog-button.tsx";
import { Filtered } from "../lists/filtered.tsx";
import { ListTable } from "../lists/list-table.tsx";
import { useAddressText } from "../lists/use-address-text.ts";
import { useList } from "../lists/use-list.ts";
import { Member } from "./member.tsx";
import { memberColumns } from "./member-columns.tsx";
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
  return (
    <div className="list-beside">
      <ListTable
        list={list}
        words={words}
        columns={memberColumns({ own: me.id, onChoose: setChosen })}
        keyOf={({ id }) => id}
        chosen={member?.id}
      />
      {member === undefined ? (
        <p className="box muted">{words.member.none}</p>
      ) : (
        <Member key={member.id} member={member} onChanged={list.reload} />
      )}
    </div>
  );
}
