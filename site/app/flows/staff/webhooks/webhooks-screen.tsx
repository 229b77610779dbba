import { brand } from "@frontdoor/brand/brand.ts";
import {
  type ListedWebhook,
  listWebhooks,
  testWebhook,
} from "@frontdoor/contract/products/webhooks.ts";
import { consoleWebhooksWords as words } from "@frontdoor/words/staff/webhooks.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { PressFailed } from "../../../fields/press-failed.tsx";
import { dayOf } from "../../../parts/dates/dates.ts";
import { Button } from "../../../ui/button.tsx";
import { StatePill } from "../../../ui/state-pill.tsx";
import { useConsole } from "../console.ts";
import { ConsoleScreen } from "../console-screen.tsx";
import { type Column, ListTable } from "../lists/list-table.tsx";
import { useAddressText } from "../lists/use-address-text.ts";
import { useList } from "../lists/use-list.ts";
import { ProductDot } from "../product-dot.tsx";
import { usePress } from "../use-press.ts";
import { Deliveries } from "./deliveries.tsx";

/** Every webhook, and below it what was posted to the chosen one. */
export function WebhooksScreen() {
  return (
    <ConsoleScreen screen="webhooks" words={words} call="listWebhooks">
      <Webhooks />
    </ConsoleScreen>
  );
}

function Webhooks() {
  const list = useList(listWebhooks, { query: {} });
  const [id, setId] = useAddressText("webhook");
  const rows = list.state.at === "shown" ? list.state.rows : [];
  const chosen = rows.find((webhook) => webhook.id === id);
  return (
    <>
      <ListTable
        list={list}
        caption={words.caption}
        columns={columnsFor(setId)}
        keyOf={({ id }) => id}
        empty={words.empty}
        chosen={chosen?.id}
      />
      {chosen === undefined ? (
        <p className="box muted">{words.none}</p>
      ) : (
        <Chosen key={chosen.id} webhook={chosen} />
      )}
    </>
  );
}

function columnsFor(onChoose: (id: string) => void): Column<ListedWebhook>[] {
  const { columns, states } = words;
  return [
    {
      head: columns.product,
      cell: ({ product }) => <ProductDot product={product} />,
      csv: ({ product }) => brand.products[product].name,
    },
    { head: columns.url, look: "wide", cell: ({ url }) => url },
    {
      head: columns.since,
      look: "only-wide",
      cell: ({ createdAt }) => dayOf(createdAt),
      csv: ({ createdAt }) => createdAt,
    },
    {
      head: columns.state,
      cell: ({ endedAt }) => (
        <StatePill kind={endedAt === null ? "ok" : "off"}>
          {endedAt === null ? states.active : states.ended}
        </StatePill>
      ),
      csv: ({ endedAt }) => (endedAt === null ? states.active : states.ended),
    },
    {
      head: columns.actions,
      look: "end",
      cell: ({ id }) => (
        <Button look="secondary" onClick={() => onChoose(id)}>
          {words.choose}
        </Button>
      ),
    },
  ];
}

function Chosen({ webhook }: { webhook: ListedWebhook }) {
  const { may, tell } = useConsole();
  const { state, press } = usePress();
  const { id, url, endedAt } = webhook;
  const test = () =>
    press({
      call: testWebhook,
      input: { params: { id } },
      taken: (reply) => {
        if (reply === null) return;
        const { delivered, failed } = words.tested;
        const status = reply.status === null ? words.noAnswer : String(reply.status);
        tell(fill(reply.delivered ? delivered : failed, { status }));
      },
    });
  return (
    <section className="staff-head" aria-labelledby="deliveries">
      <h2 id="deliveries">{words.deliveries.heading}</h2>
      {may("testWebhook") && endedAt === null && (
        <span className="staff-head__do">
          <Button
            look="secondary"
            state={state.at === "sending" ? "loading" : "ready"}
            onClick={test}
          >
            {words.test}
          </Button>
        </span>
      )}
      <PressFailed state={state} />
      <Deliveries webhookId={id} url={url} isInUse={endedAt === null} />
    </section>
  );
}
