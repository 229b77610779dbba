import {
  type ListedDelivery,
  listDeliveries,
  sendDeliveryAgain,
} from "@frontdoor/contract/products/webhooks.ts";
import { consoleWebhooksWords } from "@frontdoor/words/staff/webhooks.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { PressFailed } from "../../../fields/press-failed.tsx";
import { useConsole } from "../console.ts";
import { eventWords } from "../event-words.ts";
import { buttonColumn, momentColumn, stateColumn } from "../lists/columns.tsx";
import { Filtered } from "../lists/filtered.tsx";
import { type Column, ListTable } from "../lists/list-table.tsx";
import { useList } from "../lists/use-list.ts";
import { usePress } from "../use-press.ts";

const { deliveries: words } = consoleWebhooksWords;
type Filter = keyof typeof words.filters;

interface DeliveriesProps {
  webhookId: string;
  url: string;
  /** Deliveries to a webhook that has ended cannot be repeated. */
  isInUse: boolean;
}

export function Deliveries(props: DeliveriesProps) {
  return (
    <Filtered words={words} initial="all">
      {(state) => <DeliveriesTable {...props} state={state} />}
    </Filtered>
  );
}

function DeliveriesTable({ webhookId, url, isInUse, state }: DeliveriesProps & { state: Filter }) {
  const { may } = useConsole();
  const query = state === "all" ? {} : { state };
  const list = useList(listDeliveries, { params: { id: webhookId }, query });
  const pressing = usePress();
  const sendAgain = ({ id }: ListedDelivery) =>
    pressing.press({
      call: sendDeliveryAgain,
      input: { params: { id } },
      said: words.said,
      taken: list.reload,
    });
  const mayAgain = isInUse && may("sendDeliveryAgain");
  const isBusy = pressing.state.at === "sending";
  return (
    <>
      <PressFailed state={pressing.state} />
      <ListTable
        list={list}
        words={{ caption: fill(words.caption, { url }), empty: words.empty }}
        columns={columnsFor(mayAgain ? sendAgain : null, isBusy)}
        isFailing={({ state: its }) => its === "failed"}
      />
    </>
  );
}

const pills = { waiting: "warn", delivered: "ok", failed: "off" } as const;

function columnsFor(
  onAgain: ((delivery: ListedDelivery) => void) | null,
  isBusy: boolean,
): Column<ListedDelivery>[] {
  const { columns } = words;
  return [
    {
      head: columns.event,
      cell: ({ kind }) => (
        <>
          {eventWords(kind)}
          <small>{kind}</small>
        </>
      ),
      csv: ({ kind }) => eventWords(kind),
    },
    momentColumn(columns.at, ({ createdAt }) => createdAt),
    {
      head: columns.answer,
      cell: ({ lastStatus, tries }) =>
        tries === 0
          ? "–"
          : fill(words.answer, { status: lastStatus ?? consoleWebhooksWords.noAnswer, tries }),
    },
    stateColumn(
      columns.state,
      ({ state }) => pills[state],
      ({ state }) => words.states[state],
    ),
    buttonColumn(columns.actions, {
      text: words.again,
      onPress: onAgain,
      suits: ({ state }) => state !== "waiting",
      isBusy,
    }),
  ];
}
