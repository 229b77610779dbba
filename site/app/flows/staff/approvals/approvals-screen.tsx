import { type ListedApproval, listApprovals } from "@frontdoor/contract/products/approvals.ts";
import { consoleApprovalsWords as words } from "@frontdoor/words/staff/approvals.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { momentOf } from "../../../parts/dates.ts";
import { StatePill } from "../../../ui/state-pill.tsx";
import { useConsole } from "../console.ts";
import { ConsoleScreen } from "../console-screen.tsx";
import { callWords } from "../event-words.ts";
import { buttonColumn, momentColumn } from "../lists/columns.tsx";
import { Filtered } from "../lists/filtered.tsx";
import { type Column, ListTable } from "../lists/list-table.tsx";
import { useList } from "../lists/use-list.ts";
import { useRowDialog } from "../lists/use-row-dialog.tsx";
import { Agree, Refuse } from "./decisions.tsx";

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
  const [onAgree, agreeing] = useRowDialog("confirmApproval", list.reload, Agree);
  const [onRefuse, refusing] = useRowDialog("refuseApproval", list.reload, Refuse);
  // Nobody confirms their own request, but they can take it back.
  const isOwn = ({ askedBy }: ListedApproval) => askedBy.id === me.id;
  const isPending = (row: ListedApproval) => row.state === "pending";
  const buttons = buttonColumn<ListedApproval>(
    columns.actions,
    { text: words.agree, onPress: onAgree, suits: (row) => isPending(row) && !isOwn(row) },
    {
      text: (row) => (isOwn(row) ? words.withdraw : words.refuse),
      onPress: onRefuse,
      suits: isPending,
    },
  );
  return (
    <>
      <ListTable
        list={list}
        words={words}
        columns={state === "pending" ? [...shownColumns, buttons] : [...shownColumns, decider]}
      />
      {agreeing}
      {refusing}
    </>
  );
}

const kinds = {
  pending: "warn",
  confirmed: "ok",
  refused: "off",
  withdrawn: "off",
  expired: "off",
} as const;
const { columns, states } = words;

const decider: Column<ListedApproval> = {
  head: columns.decidedBy,
  cell: ({ decidedBy }) => decidedBy?.name ?? "–",
};

/** The state as staff read it: a request that its own asker refused is withdrawn. */
function stateOf({ state, askedBy, decidedBy }: ListedApproval): keyof typeof states {
  const isOwn = decidedBy !== null && decidedBy.id !== null && decidedBy.id === askedBy.id;
  return state === "refused" && isOwn ? "withdrawn" : state;
}

const shownColumns: readonly Column<ListedApproval>[] = [
  {
    head: columns.what,
    cell: ({ call }) => <b>{callWords(call)}</b>,
    csv: ({ call }) => callWords(call),
  },
  { head: columns.askedBy, cell: ({ askedBy }) => askedBy.name },
  { head: columns.reason, look: "wide", cell: ({ reason }) => reason },
  momentColumn(columns.asked, ({ askedAt }) => askedAt, "only-wide"),
  {
    head: columns.state,
    cell: (row) => (
      <StatePill kind={kinds[stateOf(row)]}>
        {row.state === "pending"
          ? fill(words.endsAt, { moment: momentOf(row.expiresAt) })
          : states[stateOf(row)]}
      </StatePill>
    ),
    csv: (row) => states[stateOf(row)],
  },
];
