import {
  failedStates,
  listOutbox,
  type OutboxMessage,
  outboxStates,
} from "@frontdoor/contract/products/outbox.ts";
import { consoleOutboxWords as words } from "@frontdoor/words/staff/outbox.ts";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { useConsole } from "../console.ts";
import { ConsoleScreen } from "../console-screen.tsx";
import { eventWords } from "../event-words.ts";
import { Chips } from "../lists/chips.tsx";
import { choiceColumn, momentColumn } from "../lists/columns.tsx";
import { type Column, ListTable } from "../lists/list-table.tsx";
import { useAddressText } from "../lists/use-address-text.ts";
import { useFilter } from "../lists/use-filter.ts";
import { useList } from "../lists/use-list.ts";
import { Message } from "./message.tsx";
import { MessageState } from "./message-state.tsx";
import { RetryAll } from "./retry-all.tsx";

/** Messages that were not sent yet, and beside them the delivery status of one. */
export function OutboxScreen() {
  return (
    <ConsoleScreen screen="outbox" words={words} call="listOutbox">
      <Outbox />
    </ConsoleScreen>
  );
}

const states = ["all", ...outboxStates, "undelivered"] as const;

function Outbox() {
  const [state, setState] = useFilter("state", states, "all");
  return (
    <>
      <Chips label={words.filter} choices={words.filters} chosen={state} onChoose={setState} />
      <Messages key={state} state={state} />
    </>
  );
}

const retriable: readonly string[] = ["all", ...failedStates];

function Messages({ state }: { state: (typeof states)[number] }) {
  const { may } = useConsole();
  const list = useList(listOutbox, { query: state === "all" ? {} : { state } });
  const [chosen, setChosen] = useAddressText("message");
  const [isRetryingAll, setRetryingAll] = useState(false);
  return (
    <>
      {may("retryAllOutbox") && retriable.includes(state) && (
        <div className="staff-tools">
          <Button look="secondary" onClick={() => setRetryingAll(true)}>
            {words.retryAll.open}
          </Button>
        </div>
      )}
      {isRetryingAll && (
        <RetryAll state={state} onDone={list.reload} onClose={() => setRetryingAll(false)} />
      )}
      <div className="list-beside">
        <ListTable
          list={list}
          words={words}
          columns={columnsFor(setChosen)}
          keyOf={({ id }) => id}
          isFailing={({ state }) => state === "refused" || state === "given-up"}
          chosen={chosen}
        />
        {chosen === "" ? (
          <p className="box muted">{words.message.none}</p>
        ) : (
          <Message key={chosen} id={chosen} onRetried={list.reload} />
        )}
      </div>
    </>
  );
}

function columnsFor(onChoose: (id: string) => void): Column<OutboxMessage>[] {
  const { columns } = words;
  return [
    choiceColumn(columns.what, onChoose, ({ kind }) => eventWords(kind)),
    {
      head: columns.state,
      cell: (message) => <MessageState {...message} />,
      csv: ({ state }) => words.states[state],
    },
    { head: columns.tries, cell: ({ attempts }) => attempts },
    momentColumn(columns.asked, ({ createdAt }) => createdAt),
  ];
}
