import {
  confirmHodLink,
  declineHodLink,
  type HodLink,
  listHodLinks,
} from "@frontdoor/contract/products/hod-links.ts";
import { consoleHodsWords as words } from "@frontdoor/words/staff/hods.ts";
import { personAddress } from "../addresses.ts";
import { ConfirmCall } from "../confirm/confirm-call.tsx";
import { ConsoleScreen } from "../console-screen.tsx";
import { buttonColumn, momentColumn, stateColumn } from "../lists/columns.tsx";
import { Filtered } from "../lists/filtered.tsx";
import { type Column, ListTable } from "../lists/list-table.tsx";
import { useList } from "../lists/use-list.ts";
import { type RowDialogProps, useRowDialog } from "../lists/use-row-dialog.tsx";

const nameOf = ({ name, surname }: HodLink["supervisor"]) => `${name} ${surname}`;

/** Heads of department: links that wait for confirmation, and confirmed ones. */
export function HodsScreen() {
  return (
    <ConsoleScreen screen="heads" words={words} call="listHodLinks">
      <Filtered parameter="status" words={words} initial="pending">
        {(status) => <HeadsTable status={status} />}
      </Filtered>
    </ConsoleScreen>
  );
}

function HeadsTable({ status }: Pick<HodLink, "status">) {
  const list = useList(listHodLinks, { query: { status } });
  const [onConfirm, confirming] = useRowDialog("confirmHodLink", list.reload, ConfirmHead);
  const [onDecline, declining] = useRowDialog("declineHodLink", list.reload, DeclineHead);
  const buttons = buttonColumn<HodLink>(
    columns.actions,
    {
      text: words.confirm,
      onPress: onConfirm,
      suits: (link) => link.status !== "confirmed" && link.hod !== null,
    },
    { text: words.decline, onPress: onDecline, suits: (link) => link.status === "pending" },
  );
  return (
    <>
      <ListTable list={list} words={words} columns={[...shownColumns, buttons]} />
      {declining}
      {confirming}
    </>
  );
}

const kinds = { pending: "warn", confirmed: "ok", declined: "off" } as const;

const { columns, states } = words;
const shownColumns: readonly Column<HodLink>[] = [
  {
    head: columns.head,
    cell: ({ hod }) =>
      hod === null ? words.noAccount : <a href={personAddress(hod.id)}>{nameOf(hod)}</a>,
    csv: ({ hod }) => (hod === null ? words.noAccount : nameOf(hod)),
  },
  {
    head: columns.supervisor,
    cell: ({ supervisor }) => <a href={personAddress(supervisor.id)}>{nameOf(supervisor)}</a>,
    csv: ({ supervisor }) => nameOf(supervisor),
  },
  { head: columns.unit, look: "only-wide", cell: ({ clinicalUnit }) => clinicalUnit ?? "–" },
  momentColumn(columns.named, ({ createdAt }) => createdAt),
  stateColumn(
    columns.state,
    ({ status }) => kinds[status],
    ({ status }) => states[status],
  ),
];

function ConfirmHead({ row: link, ...dialog }: RowDialogProps<HodLink>) {
  const { hod } = link;
  if (hod === null) return null;
  const head = nameOf(hod);
  return (
    <ConfirmCall
      words={words.confirming}
      named={{ head, supervisor: nameOf(link.supervisor) }}
      icons={["people"]}
      typed={{ what: "name", word: head }}
      isDanger={false}
      call={confirmHodLink}
      input={() => ({ params: { id: link.id }, body: { hodId: hod.id } })}
      {...dialog}
    />
  );
}

function DeclineHead({ row: link, ...dialog }: RowDialogProps<HodLink>) {
  const head = link.hod === null ? words.noAccount : nameOf(link.hod);
  return (
    <ConfirmCall
      words={words.declining}
      named={{ head, supervisor: nameOf(link.supervisor) }}
      icons={["people"]}
      asksReason
      call={declineHodLink}
      input={(reason) => ({
        params: { id: link.id },
        body: { reason, ...(link.hod !== null && { hodId: link.hod.id }) },
      })}
      {...dialog}
    />
  );
}
