import {
  confirmHodLink,
  declineHodLink,
  type HodLink,
  hodLinkStates,
  listHodLinks,
} from "@frontdoor/contract/products/hod-links.ts";
import { consoleHodsWords as words } from "@frontdoor/words/staff/hods.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { personAddress } from "../addresses.ts";
import { ConfirmDialog, type DialogProps } from "../confirm/confirm-dialog.tsx";
import { textIn } from "../confirm/text-in.ts";
import { useConsole } from "../console.ts";
import { ConsoleScreen } from "../console-screen.tsx";
import { Chips } from "../lists/chips.tsx";
import { momentColumn, stateColumn } from "../lists/columns.tsx";
import { type Column, ListTable } from "../lists/list-table.tsx";
import { useFilter } from "../lists/use-filter.ts";
import { useList } from "../lists/use-list.ts";

type Named = { name: string; surname: string };
const nameOf = ({ name, surname }: Named) => `${name} ${surname}`;

/** Heads of department: links that wait for confirmation, and confirmed ones. */
export function HodsScreen() {
  return (
    <ConsoleScreen screen="heads" words={words} call="listHodLinks">
      <Heads />
    </ConsoleScreen>
  );
}

function Heads() {
  const [status, setStatus] = useFilter("status", hodLinkStates, "pending");
  return (
    <>
      <Chips label={words.filter} choices={words.filters} chosen={status} onChoose={setStatus} />
      <HeadsTable key={status} status={status} />
    </>
  );
}

function HeadsTable({ status }: { status: HodLink["status"] }) {
  const { may } = useConsole();
  const list = useList(listHodLinks, { query: { status } });
  const [confirmed, setConfirmed] = useState<HodLink | null>(null);
  const [declined, setDeclined] = useState<HodLink | null>(null);
  return (
    <>
      <ListTable
        list={list}
        words={words}
        columns={columnsFor({
          onConfirm: may("confirmHodLink") ? setConfirmed : null,
          onDecline: may("declineHodLink") ? setDeclined : null,
        })}
        keyOf={({ id }) => id}
      />
      {declined && (
        <DeclineHead link={declined} onClose={() => setDeclined(null)} onDone={list.reload} />
      )}
      {confirmed?.hod && (
        <ConfirmHead
          link={confirmed}
          hod={confirmed.hod}
          onClose={() => setConfirmed(null)}
          onDone={list.reload}
        />
      )}
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
    {
      head: columns.actions,
      look: "end",
      cell: (link) =>
        link.status !== "confirmed" && (
          <>
            {link.hod !== null && onConfirm && (
              <Button look="secondary" onClick={() => onConfirm(link)}>
                {words.confirm}
              </Button>
            )}{" "}
            {link.status === "pending" && onDecline && (
              <Button look="secondary" onClick={() => onDecline(link)}>
                {words.decline}
              </Button>
            )}
          </>
        ),
    },
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
