import type { InvitingProduct } from "@frontdoor/contract/products.ts";
import { consoleBulkInvitesWords as words } from "@frontdoor/words/staff/bulk-invites.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { useRef, useState } from "react";
import type { CallError, Given } from "../../../client/send.ts";
import { createSubmissionKeys } from "../../../client/submission-keys.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { plural } from "../../../ui/plural.ts";
import { StatePill } from "../../../ui/state-pill.tsx";
import { useConsole } from "../console.ts";
import { type Column, ListTable } from "../lists/list-table.tsx";
import { useRows } from "../lists/use-whole-list.ts";
import { type BulkRow, callOf, faultIn } from "./bulk-rows.ts";

interface SendRowsProps {
  product: InvitingProduct;
  rows: readonly BulkRow[];
  /** Whether rows are being sent. */
  isBusy: boolean;
  onBusy: (isBusy: boolean) => void;
}

/** The rows of the file, and the button that sends the valid ones. */
export function SendRows({ product, rows, isBusy, onBusy }: SendRowsProps) {
  const { outcomes, stoppedBy, send } = useSending(product, onBusy);
  const list = useRows(rows);
  const good = rows.filter(({ problem }) => problem === null);
  const left = good.filter(({ line }) => !outcomes.has(line));
  const faulty = rows.length - good.length;
  const count = (is: Sent["is"]) => [...outcomes.values()].filter((each) => each.is === is).length;
  return (
    <>
      <div className="staff-tools">
        {left.length > 0 ? (
          <Button state={isBusy ? "loading" : "ready"} onClick={() => send(left)}>
            {fill(plural(words.send, left.length), { count: left.length })}
          </Button>
        ) : (
          outcomes.size === 0 && <p>{words.nothing}</p>
        )}
        <p role="status">
          {outcomes.size > 0 &&
            fill(words.told, {
              sent: count("sent"),
              pending: count("pending"),
              refused: count("refused"),
              left: left.length,
            })}{" "}
          {faulty > 0 && fill(plural(words.faulty, faulty), { count: faulty })}
        </p>
      </div>
      {stoppedBy !== null && <Notice kind="error">{stoppedBy}</Notice>}
      <ListTable
        list={list}
        words={words}
        columns={columnsFor(outcomes)}
        keyOf={({ line }) => String(line)}
        isFailing={({ line, problem }) => problem !== null || outcomes.get(line)?.is === "refused"}
      />
    </>
  );
}

const kinds = {
  ready: "off",
  faulty: "error",
  sent: "ok",
  pending: "warn",
  refused: "error",
} as const;

function columnsFor(outcomes: ReadonlyMap<number, Sent>): Column<BulkRow>[] {
  const { head } = words;
  const stateOf = ({ line, problem }: BulkRow): keyof typeof kinds =>
    problem === null ? (outcomes.get(line)?.is ?? "ready") : "faulty";
  const whyOf = ({ line, problem }: BulkRow) => {
    const outcome = outcomes.get(line);
    return problem ?? (outcome?.is === "refused" ? outcome.message : null);
  };
  return [
    { head: head.line, cell: ({ line }) => line },
    { head: head.emailAddress, look: "wide", cell: ({ emailAddress }) => emailAddress },
    { head: head.what, look: "wide", cell: ({ what }) => what },
    {
      head: head.state,
      look: "wide",
      cell: (row) => (
        <>
          <StatePill kind={kinds[stateOf(row)]}>{words.states[stateOf(row)]}</StatePill>
          {whyOf(row) !== null && <small>{whyOf(row)}</small>}
        </>
      ),
      csv: (row) => [words.states[stateOf(row)], whyOf(row)].filter(Boolean).join(": "),
    },
  ];
}

/** The result of sending a row. */
type Sent = { is: "sent" } | { is: "pending" } | { is: "refused"; message: string };

function whyRefused({ fields, message }: CallError): string {
  const [field] = Object.entries(fields ?? {});
  return field === undefined ? message : faultIn(...field);
}

/**
 * Sends rows one after the other, each once; pressed again, it continues with those that were not sent. It stops at any
 * failure but a refused row (400).
 */
function useSending(product: InvitingProduct, onBusy: SendRowsProps["onBusy"]) {
  const { ask } = useConsole();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, Sent>>(new Map());
  const [stoppedBy, setStoppedBy] = useState<string | null>(null);
  const keys = useRef(new Map<number, ReturnType<typeof createSubmissionKeys>>());

  async function send(rows: readonly BulkRow[]): Promise<void> {
    onBusy(true);
    setStoppedBy(null);
    const call = callOf[product];
    for (const row of rows) {
      const made = keys.current.get(row.line) ?? createSubmissionKeys();
      keys.current.set(row.line, made);
      const idempotencyKey = made.keyFor([call.path, row.body]);
      const heard = await ask(call, { body: row.body } as Given<typeof call>, { idempotencyKey });
      if (heard.is === "failed" && heard.error.status !== 400) {
        setStoppedBy(heard.error.message);
        break;
      }
      const outcome: Sent =
        heard.is === "failed"
          ? { is: "refused", message: whyRefused(heard.error) }
          : { is: heard.is === "pending" ? "pending" : "sent" };
      setOutcomes((before) => new Map(before).set(row.line, outcome));
    }
    onBusy(false);
  }

  return { outcomes, stoppedBy, send };
}
