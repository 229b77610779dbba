import {
  failedStates,
  listOutbox,
  type OutboxMessage,
  retryAllOutbox,
  retryChannels,
} from "@frontdoor/contract/products/outbox.ts";
import { consoleOutboxWords as words } from "@frontdoor/words/staff/outbox.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { SelectField } from "../../../fields/select-field.tsx";
import { plural } from "../../../ui/plural.ts";
import { ConfirmDialog, type DialogProps, type SendDialog } from "../confirm/confirm-dialog.tsx";
import { DateTimeField } from "../confirm/date-time-field.tsx";
import { useConsole } from "../console.ts";
import { ConsoleScreen } from "../console-screen.tsx";
import { eventWords } from "../event-words.ts";
import { choiceColumn, momentColumn } from "../lists/columns.tsx";
import { DialogButton } from "../lists/dialog-button.tsx";
import { Filtered } from "../lists/filtered.tsx";
import { type Column, ListTable } from "../lists/list-table.tsx";
import { NothingChosen } from "../lists/nothing-chosen.tsx";
import { useAddressText } from "../lists/use-address-text.ts";
import { useList } from "../lists/use-list.ts";
import { momentAt } from "../south-african-time.ts";
import { Message, MessageState } from "./message.tsx";

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
          isFailing={({ state }) => state === "refused" || state === "given-up"}
          chosen={chosen}
        />
        {chosen === "" ? (
          <NothingChosen list={list} text={words.message.none} />
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

const { retryAll: retryWords } = words;

interface RetryAllProps extends DialogProps {
  /** The state that the list shows, chosen initially. */
  state: string;
}

/** Dialog that retries all messages that were refused or given up. */
function RetryAll({ state: shown, ...dialog }: RetryAllProps) {
  const { tell } = useConsole();
  const send: SendDialog = (value, press) => {
    const since = value("since");
    const body = {
      state: failedStates.find((name) => name === value("state")),
      channel: retryChannels.find((name) => name === value("channel")),
      ...(since !== "" && { since: momentAt(since) }),
    };
    press({
      call: retryAllOutbox,
      input: { body },
      taken: (reply) => reply && tell(said(reply.retried, reply.more)),
    });
  };
  return (
    <ConfirmDialog
      words={retryWords}
      icons={["send"]}
      labels={{ state: retryWords.state, channel: retryWords.channel, since: retryWords.since }}
      fields={(field) => (
        <>
          <SelectField
            {...field("state")}
            placeholder={retryWords.every}
            options={failedStates.map((id) => ({ id, name: words.filters[id] }))}
            defaultValue={shown}
          />
          <SelectField
            {...field("channel")}
            placeholder={retryWords.every}
            options={retryChannels.map((id) => ({ id, name: words.message.channels[id] }))}
          />
          <DateTimeField {...field("since")} hint={retryWords.sinceHint} />
        </>
      )}
      onSubmit={send}
      {...dialog}
    />
  );
}

function said(count: number, isMore: boolean): string {
  if (count === 0) return retryWords.none;
  return fill(isMore ? retryWords.more : plural(retryWords.said, count), { count });
}
