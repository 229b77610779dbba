import { type ListedStaff, listStaff, staffStates } from "@frontdoor/contract/products/staff.ts";
import { consoleMembersWords as words } from "@frontdoor/words/staff/members.ts";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { useConsole } from "../console.ts";
import { Gate } from "../gate.tsx";
import { Chips } from "../lists/chips.tsx";
import { ForRole } from "../lists/for-role.tsx";
import { ListTable } from "../lists/list-table.tsx";
import { useAddressText } from "../lists/use-address-text.ts";
import { useFilter } from "../lists/use-filter.ts";
import { useList } from "../lists/use-list.ts";
import { Member } from "./member.tsx";
import { memberColumns } from "./member-columns.tsx";
import { NewMember } from "./new-member.tsx";

/** The list of staff, and beside it one member with the actions of an owner. */
export function MembersScreen() {
  return (
    <Gate screen="members">
      <Members />
    </Gate>
  );
}

function Members() {
  const { may } = useConsole();
  const [status, setStatus] = useFilter("status", staffStates, "active");
  const [isAdding, setAdding] = useState(false);
  const [round, setRound] = useState(0);
  return (
    <>
      <div className="staff-head">
        <h1>{words.heading}</h1>
        <span className="muted">{words.lead}</span>
        {may("addStaff") && (
          <span className="staff-head__do">
            <Button icon="plus" look="secondary" onClick={() => setAdding(true)}>
              {words.add}
            </Button>
          </span>
        )}
      </div>
      <ForRole call="listStaff">
        <Chips label={words.filter} choices={words.filters} chosen={status} onChoose={setStatus} />
        <MembersList key={`${status} ${round}`} status={status} />
      </ForRole>
      {isAdding && (
        <NewMember onDone={() => setRound((last) => last + 1)} onClose={() => setAdding(false)} />
      )}
    </>
  );
}

function MembersList({ status }: { status: (typeof staffStates)[number] }) {
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
