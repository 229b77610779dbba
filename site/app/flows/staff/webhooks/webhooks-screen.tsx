import { brand } from "@frontdoor/brand/brand.ts";
import {
  type ListedWebhook,
  listWebhooks,
  testWebhook,
} from "@frontdoor/contract/products/webhooks.ts";
import { consoleWebhooksWords as words } from "@frontdoor/words/staff/webhooks.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { useState } from "react";
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
import { NewWebhook } from "./new-webhook.tsx";
import { EndWebhook, RotateWebhook } from "./webhook-dialogs.tsx";

/** The webhooks, and the deliveries of the chosen one. */
export function WebhooksScreen() {
  return (
    <ConsoleScreen screen="webhooks" words={words} call="listWebhooks">
      <Webhooks />
    </ConsoleScreen>
  );
}

function Webhooks() {
  const { may } = useConsole();
  const [isAdding, setAdding] = useState(false);
  const list = useList(listWebhooks, { query: {} });
  const [id, setId] = useAddressText("webhook");
  const rows = list.state.at === "shown" ? list.state.rows : [];
  const chosen = rows.find((webhook) => webhook.id === id);
  return (
    <>
      {may("createWebhook") && (
        <div className="staff-tools">
          <Button icon="plus" look="secondary" onClick={() => setAdding(true)}>
            {words.add}
          </Button>
        </div>
      )}
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
        <Chosen key={chosen.id} webhook={chosen} onEnded={list.reload} />
      )}
      {isAdding && (
        <NewWebhook
          onAdded={(added) => {
            setId(added);
            list.reload();
          }}
          onClose={() => setAdding(false)}
        />
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

interface ChosenProps {
  webhook: ListedWebhook;
  onEnded: () => void;
}

function Chosen({ webhook, onEnded }: ChosenProps) {
  const { may, tell } = useConsole();
  const [doing, setDoing] = useState<"rotate" | "end" | null>(null);
  const onClose = () => setDoing(null);
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
      {endedAt === null && (
        <span className="staff-head__do">
          {may("testWebhook") && (
            <Button
              look="secondary"
              state={state.at === "sending" ? "loading" : "ready"}
              onClick={test}
            >
              {words.test}
            </Button>
          )}{" "}
          {may("rotateWebhook") && (
            <Button look="secondary" onClick={() => setDoing("rotate")}>
              {words.rotate}
            </Button>
          )}{" "}
          {may("endWebhook") && (
            <Button look="danger-quiet" onClick={() => setDoing("end")}>
              {words.end}
            </Button>
          )}
        </span>
      )}
      <PressFailed state={state} />
      <Deliveries webhookId={id} url={url} isInUse={endedAt === null} />
      {doing === "rotate" && <RotateWebhook {...{ id, url, onClose }} />}
      {doing === "end" && <EndWebhook {...{ id, url, onClose }} onDone={onEnded} />}
    </section>
  );
}
