import {
  approvalStates,
  type ListedApproval,
  listApprovals,
} from "@frontdoor/contract/products/approvals.ts";
import { consoleApprovalsWords as words } from "@frontdoor/words/staff/approvals.ts";
import { useState } from "react";
import { useConsole } from "../console.ts";
import { ConsoleScreen } from "../console-screen.tsx";
import { Chips } from "../lists/chips.tsx";
import { ListTable } from "../lists/list-table.tsx";
import { useFilter } from "../lists/use-filter.ts";
import { useList } from "../lists/use-list.ts";
import { Agree } from "./agree.tsx";
import { approvalColumns } from "./approval-columns.tsx";
import { Refuse } from "./refuse.tsx";

/** Requests that wait for a second person, and those already decided. */
export function ApprovalsScreen() {
  return (
    <ConsoleScreen screen="approvals" words={words} call="listApprovals">
      <Approvals />
    </ConsoleScreen>
  );
}

function Approvals() {
  const [state, setState] = useFilter("state", approvalStates, "pending");
  return (
    <>
      <Chips label={words.filter} choices={words.filters} chosen={state} onChoose={setState} />
      <ApprovalsTable key={state} state={state} />
    </>
  );
}

function ApprovalsTable({ state }: { state: ListedApproval["state"] }) {
  const { may, me } = useConsole();
  const list = useList(listApprovals, { query: { state } });
  const [decided, setDecided] = useState<{ approval: ListedApproval; as: "agree" | "refuse" }>();
  const close = () => setDecided(undefined);
  const done = () => list.reload();
  return (
    <>
      <ListTable
        list={list}
        words={words}
        columns={approvalColumns({
          own: me.id,
          onAgree: may("confirmApproval")
            ? (approval) => setDecided({ approval, as: "agree" })
            : null,
          onRefuse: may("refuseApproval")
            ? (approval) => setDecided({ approval, as: "refuse" })
            : null,
        })}
        keyOf={({ id }) => id}
      />
      {decided?.as === "agree" && (
        <Agree approval={decided.approval} onClose={close} onDone={done} />
      )}
      {decided?.as === "refuse" && (
        <Refuse approval={decided.approval} onClose={close} onDone={done} />
      )}
    </>
  );
}
