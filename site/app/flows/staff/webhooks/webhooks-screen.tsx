import {
  type ListedWebhook,
  listWebhooks,
  testWebhook,
} from "@frontdoor/contract/products/webhooks.ts";
import { consoleWebhooksWords as words } from "@frontdoor/words/staff/webhooks.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { PressFailed } from "../../../fields/press-failed.tsx";
import { Button } from "../../../ui/button.tsx";
import { useConsole } from "../console.ts";
import { ConsoleScreen } from "../console-screen.tsx";
import { buttonColumn, dayColumn, productColumn, stateColumn } from "../lists/columns.tsx";
import { DialogButton } from "../lists/dialog-button.tsx";
import { type Column, ListTable } from "../lists/list-table.tsx";
import { NothingChosen } from "../lists/nothing-chosen.tsx";
import { useAddressText } from "../lists/use-address-text.ts";
import { useList } from "../lists/use-list.ts";
import { usePress } from "../use-press.ts";
import { Deliveries } from "./deliveries.tsx";
import { EndWebhook, NewWebhook, RotateWebhook } from "./webhook-dialogs.tsx";

/** The webhooks, and the deliveries of the chosen one. */
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
      <DialogButton
        calls={["createWebhook"]}
        place="staff-tools"
        icon="plus"
        text={words.add}
        dialog={(onClose) => (
          <NewWebhook
            onAdded={(added) => {
              setId(added);
              list.reload();
            }}
            onClose={onClose}
          />
        )}
      />
      <ListTable list={list} words={words} columns={columnsFor(setId)} chosen={chosen?.id} />
      {chosen === undefined ? (
        <NothingChosen list={list} text={words.none} />
      ) : (
        <Chosen key={chosen.id} webhook={chosen} onEnded={list.reload} />
      )}
    </>
  );
}

function columnsFor(onChoose: (id: string) => void): Column<ListedWebhook>[] {
  const { columns, states } = words;
  return [
    productColumn(columns.product, ({ product }) => product),
    { head: columns.url, look: "wide", cell: ({ url }) => url },
    dayColumn(columns.since, ({ createdAt }) => createdAt, "only-wide"),
    stateColumn(
      columns.state,
      ({ endedAt }) => (endedAt === null ? "ok" : "off"),
      ({ endedAt }) => (endedAt === null ? states.active : states.ended),
    ),
    buttonColumn(columns.actions, { text: words.choose, onPress: ({ id }) => onChoose(id) }),
  ];
}

interface ChosenProps {
  webhook: ListedWebhook;
  onEnded: () => void;
}

function Chosen({ webhook, onEnded }: ChosenProps) {
  const { may, tell } = useConsole();
  const { state, buttonState, press } = usePress();
  const { id, url, endedAt } = webhook;
  const test = () =>
    press({
      call: testWebhook,
      input: { params: { id } },
      taken: (reply) => {
        if (reply === null) return;
        const { delivered, failed } = words.tested;
        const noAnswer = reply.isUnresolved ? words.unresolved : words.noAnswer;
        const status = reply.status === null ? noAnswer : String(reply.status);
        if (reply.delivered) tell(fill(delivered, { status }));
        else tell(fill(failed, { status }), { kind: "warning" });
      },
    });
  return (
    <section className="staff-head" aria-labelledby="deliveries">
      <h2 id="deliveries">{words.deliveries.heading}</h2>
      {endedAt === null && (
        <div className="staff-head__do">
          {may("testWebhook") && (
            <Button look="secondary" state={buttonState} onClick={test}>
              {words.test}
            </Button>
          )}
          <DialogButton
            calls={["rotateWebhook"]}
            text={words.rotate}
            dialog={(onClose) => <RotateWebhook {...{ id, url, onClose }} />}
          />
          <DialogButton
            calls={["endWebhook"]}
            text={words.end}
            look="danger-quiet"
            dialog={(onClose) => <EndWebhook {...{ id, url, onClose }} onDone={onEnded} />}
          />
        </div>
      )}
      <PressFailed state={state} />
      <Deliveries webhookId={id} url={url} isInUse={endedAt === null} />
    </section>
  );
}
