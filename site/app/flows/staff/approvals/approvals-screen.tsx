import { type ListedApproval, listApprovals } from "@frontdoor/contract/products/approvals.ts";
import { consoleApprovalsWords as words } from "@frontdoor/words/staff/approvals.ts";
import { useConsole } from "../console.ts";
import { ConsoleScreen } from "../console-screen.tsx";
import { Filtered } from "../lists/filtered.tsx";
import { ListTable } from "../lists/list-table.tsx";
import { useList } from "../lists/use-list.ts";
import { useRowDialog } from "../lists/use-row-dialog.ts";
import { Agree } from "./agree.tsx";
import { approvalColumns } from "./approval-columns.tsx";
import { Refuse } from "./refuse.tsx";

/** Requests that wait for a second person, and those already decided. */
export function ApprovalsScreen() {
  return (
    <ConsoleScreen screen="approvals" words={words} call="listApprovals">
      <Filtered words={words} initial="pending">
        {(state) => <ApprovalsTable state={state} />}
      </Filtered>
    </ConsoleScreen>
  );
}

function ApprovalsTable({ state }: Pick<ListedApproval, "state">) {
  const { me } = useConsole();
  const list = useList(listApprovals, { query: { state } });
  const [onAgree, agreeing] = useRowDialog<ListedApproval>(
    "confirmApproval",
    list.reload,
    (approval, dialog) => <Agree approval={approval} {...dialog} />,
  );
  const [onRefuse, refusing] = useRowDialog<ListedApproval>(
    "refuseApproval",
    list.reload,
    (approval, dialog) => <Refuse approval={approval} {...dialog} />,
  );
  return (
    <>
      <ListTable
        list={list}
        words={words}
        columns={approvalColumns({ own: me.id, onAgree, onRefuse })}
        keyOf={({ id }) => id}
      />
      {agreeing}
      {refusing}
    </>
  );
}
