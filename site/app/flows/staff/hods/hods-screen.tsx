import {
  confirmHodLink,
  declineHodLink,
  type HodLink,
  listHodLinks,
} from "@frontdoor/contract/products/hod-links.ts";
import { consoleHodsWords as words } from "@frontdoor/words/staff/hods.ts";
import { personAddress } from "../addresses.ts";
import { ConfirmCall } from "../confirm/confirm-call.tsx";
import type { DialogProps } from "../confirm/confirm-dialog.tsx";
import { ConsoleScreen } from "../console-screen.tsx";
import { buttonColumn, momentColumn, stateColumn } from "../lists/columns.tsx";
import { Filtered } from "../lists/filtered.tsx";
import { type Column, ListTable } from "../lists/list-table.tsx";
import { useList } from "../lists/use-list.ts";
import { useRowDialog } from "../lists/use-row-dialog.ts";

type Named = { name: string; surname: string };
const nameOf = ({ name, surname }: Named) => `${name} ${surname}`;

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
  const [onConfirm, confirming] = useRowDialog<HodLink>(
    "confirmHodLink",
    list.reload,
    (link, dialog) => link.hod && <ConfirmHead link={link} hod={link.hod} {...dialog} />,
  );
  const [onDecline, declining] = useRowDialog<HodLink>(
    "declineHodLink",
    list.reload,
    (link, dialog) => <DeclineHead link={link} {...dialog} />,
  );
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
      <ListTable
        list={list}
        words={words}
        columns={[...shownColumns, buttons]}
        keyOf={({ id }) => id}
      />
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

interface ConfirmHeadProps extends DialogProps {
  link: HodLink;
  hod: Named & { id: string };
}

function ConfirmHead({ link, hod, ...dialog }: ConfirmHeadProps) {
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

function DeclineHead({ link, ...dialog }: Omit<ConfirmHeadProps, "hod">) {
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
