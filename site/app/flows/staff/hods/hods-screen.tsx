import {
  confirmHodLink,
  declineHodLink,
  type HodLink,
  listHodLinks,
} from "@frontdoor/contract/products/hod-links.ts";
import { consoleHodsWords as words } from "@frontdoor/words/staff/hods.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { personAddress } from "../addresses.ts";
import { ConfirmDialog, type DialogProps } from "../confirm/confirm-dialog.tsx";
import { textIn } from "../confirm/text-in.ts";
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
  return (
    <>
      <ListTable
        list={list}
        words={words}
        columns={columnsFor({ onConfirm, onDecline })}
        keyOf={({ id }) => id}
      />
      {declining}
      {confirming}
    </>
  );
}

interface HeadActions {
  /** Null if the role may not. */
  onConfirm: ((link: HodLink) => void) | null;
  onDecline: ((link: HodLink) => void) | null;
}

const kinds = { pending: "warn", confirmed: "ok", declined: "off" } as const;

function columnsFor({ onConfirm, onDecline }: HeadActions): Column<HodLink>[] {
  const { columns, states } = words;
  return [
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
    buttonColumn(
      columns.actions,
      {
        text: words.confirm,
        onPress: onConfirm,
        suits: ({ status, hod }) => status !== "confirmed" && hod !== null,
      },
      { text: words.decline, onPress: onDecline, suits: ({ status }) => status === "pending" },
    ),
  ];
}

interface ConfirmHeadProps extends DialogProps {
  link: HodLink;
  hod: Named & { id: string };
}

function ConfirmHead({ link, hod, ...dialog }: ConfirmHeadProps) {
  const { facts, said } = words.confirming;
  const head = nameOf(hod);
  return (
    <ConfirmDialog
      words={words.confirming}
      facts={[fill(facts[0], { head, supervisor: nameOf(link.supervisor) }), facts[1]]}
      icons={["people"]}
      typed={{ what: "name", word: head }}
      isDanger={false}
      onSubmit={(_, press) =>
        press({
          call: confirmHodLink,
          input: { params: { id: link.id }, body: { hodId: hod.id } },
          said: fill(said, { head }),
        })
      }
      {...dialog}
    />
  );
}

function DeclineHead({ link, ...dialog }: Omit<ConfirmHeadProps, "hod">) {
  const { facts, said } = words.declining;
  const head = link.hod === null ? words.noAccount : nameOf(link.hod);
  return (
    <ConfirmDialog
      words={words.declining}
      facts={[fill(facts[0], { supervisor: nameOf(link.supervisor) }), fill(facts[1], { head })]}
      icons={["people"]}
      asksReason
      onSubmit={(entered, press) =>
        press({
          call: declineHodLink,
          input: {
            params: { id: link.id },
            body: {
              reason: textIn(entered, "reason"),
              ...(link.hod !== null && { hodId: link.hod.id }),
            },
          },
          said: fill(said, { head }),
        })
      }
      {...dialog}
    />
  );
}
