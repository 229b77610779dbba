import {
  failedStates,
  listOutbox,
  type OutboxMessage,
} from "@frontdoor/contract/products/outbox.ts";
import { consoleOutboxWords as words } from "@frontdoor/words/staff/outbox.ts";
import { ConsoleScreen } from "../console-screen.tsx";
import { eventWords } from "../event-words.ts";
import { choiceColumn, momentColumn } from "../lists/columns.tsx";
import { DialogButton } from "../lists/dialog-button.tsx";
import { Filtered } from "../lists/filtered.tsx";
import { type Column, ListTable } from "../lists/list-table.tsx";
import { useAddressText } from "../lists/use-address-text.ts";
import { useList } from "../lists/use-list.ts";
import { Message } from "./message.tsx";
import { MessageState } from "./message-state.tsx";
import { RetryAll } from "./retry-all.tsx";

/** Messages that were not sent yet, and beside them the delivery status of one. */
export function OutboxScreen() {
  return (
    <ConsoleScreen screen="outbox" words={words} call="listOutbox">
      <Filtered words={words} initial="all">
        {(state) => <Messages state={state} />}
      </Filtered>
    </ConsoleScreen>
  );
}

const retriable: readonly string[] = ["all", ...failedStates];

function Messages({ state }: { state: keyof typeof words.filters }) {
  const list = useList(listOutbox, { query: state === "all" ? {} : { state } });
  const [chosen, setChosen] = useAddressText("message");
  return (
    <>
      {retriable.includes(state) && (
        <DialogButton
          calls={["retryAllOutbox"]}
          place="staff-tools"
          text={words.retryAll.open}
          dialog={(onClose) => <RetryAll state={state} onDone={list.reload} onClose={onClose} />}
        />
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
