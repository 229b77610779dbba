import {
  type ListedRemoval,
  listRemovalRequests,
  removalStates,
} from "@frontdoor/contract/products/removal-requests.ts";
import { consoleRemovalsWords as words } from "@frontdoor/words/staff/removals.ts";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { personAddress } from "../addresses.ts";
import { useConsole } from "../console.ts";
import { whoWords } from "../event-words.ts";
import { Gate } from "../gate.tsx";
import { Chips } from "../lists/chips.tsx";
import { momentColumn, productColumn, stateColumn } from "../lists/columns.tsx";
import { ForRole } from "../lists/for-role.tsx";
import { type Column, ListTable } from "../lists/list-table.tsx";
import { useFilter } from "../lists/use-filter.ts";
import { useList } from "../lists/use-list.ts";
import { productOf } from "../product-of.ts";
import { clockOf } from "./clock.ts";
import { NewRemoval } from "./new-removal.tsx";

/** The requested removals and their state. */
export function RemovalsScreen() {
  return (
    <Gate screen="removals">
      <Removals />
    </Gate>
  );
}

const filters = ["all", ...removalStates] as const;

function Removals() {
  const { may } = useConsole();
  const [state, setState] = useFilter("state", filters, "all");
  const [isAsking, setAsking] = useState(false);
  const [round, setRound] = useState(0);
  return (
    <>
      <div className="staff-head">
        <h1>{words.heading}</h1>
        <span className="muted">{words.lead}</span>
        {may("createRemovalRequest") && (
          <span className="staff-head__do">
            <Button look="secondary" onClick={() => setAsking(true)}>
              {words.ask}
            </Button>
          </span>
        )}
      </div>
      <ForRole call="listRemovalRequests">
        <Chips label={words.filter} choices={words.filters} chosen={state} onChoose={setState} />
        <RemovalsTable key={`${state} ${round}`} state={state} />
      </ForRole>
      {isAsking && (
        <NewRemoval onDone={() => setRound((last) => last + 1)} onClose={() => setAsking(false)} />
      )}
    </>
  );
}

function RemovalsTable({ state }: { state: (typeof filters)[number] }) {
  const list = useList(listRemovalRequests, { query: state === "all" ? {} : { state } });
  return <ListTable list={list} words={words} columns={columns} keyOf={({ id }) => id} />;
}

const kinds = { waiting: "warn", confirmed: "ok", expired: "off", replaced: "off" } as const;
const columns: readonly Column<ListedRemoval>[] = [
  {
    head: words.columns.emailAddress,
    cell: ({ accountId, maskedEmail }) => <a href={personAddress(accountId)}>{maskedEmail}</a>,
    csv: ({ maskedEmail }) => maskedEmail,
  },
  productColumn(words.columns.product, productOf),
  { head: words.columns.askedBy, cell: ({ askedBy }) => whoWords(askedBy) },
  momentColumn(words.columns.asked, ({ createdAt }) => createdAt),
  {
    head: words.columns.clock,
    look: "wide",
    cell: (removal) => {
      const { first, after } = clockOf(removal, new Date());
      return (
        <>
          {first}
          {after !== null && <small>{after}</small>}
        </>
      );
    },
    csv: ({ state, expiresAt, erasedAt }) => (state === "waiting" ? expiresAt : erasedAt),
  },
  stateColumn(
    words.columns.state,
    ({ state }) => kinds[state],
    ({ state }) => words.states[state],
  ),
];
