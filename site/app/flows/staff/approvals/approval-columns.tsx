import type { ListedApproval } from "@frontdoor/contract/products/approvals.ts";
import { consoleApprovalsWords as words } from "@frontdoor/words/staff/approvals.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { momentOf } from "../../../parts/dates/dates.ts";
import { StatePill } from "../../../ui/state-pill.tsx";
import { buttonColumn, momentColumn } from "../lists/columns.tsx";
import type { Column } from "../lists/list-table.tsx";
import { callWords } from "./approval-words.ts";

interface ApprovalActions {
  /** The id of the member of staff who is logged in. They cannot confirm their own request, but can take it back. */
  own: string;
  onAgree: ((approval: ListedApproval) => void) | null;
  onRefuse: ((approval: ListedApproval) => void) | null;
}

const kinds = { pending: "warn", confirmed: "ok", refused: "off", expired: "off" } as const;

export function approvalColumns(actions: ApprovalActions): Column<ListedApproval>[] {
  const { own, onAgree, onRefuse } = actions;
  const { columns, states } = words;
  const isOwn = ({ askedBy }: ListedApproval) => askedBy.id === own;
  const isPending = ({ state }: ListedApproval) => state === "pending";
  return [
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
      cell: ({ state, expiresAt }) => (
        <StatePill kind={kinds[state]}>
          {state === "pending"
            ? fill(words.endsAt, { moment: momentOf(expiresAt) })
            : states[state]}
        </StatePill>
      ),
      csv: ({ state }) => states[state],
    },
    buttonColumn(
      columns.actions,
      { text: words.agree, onPress: onAgree, suits: (row) => isPending(row) && !isOwn(row) },
      {
        text: (row) => (isOwn(row) ? words.takeBack : words.refuse),
        onPress: onRefuse,
        suits: isPending,
      },
    ),
  ];
}
