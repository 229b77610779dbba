import {
  createWebhook,
  deliveryStates,
  endWebhook,
  listDeliveries,
  listWebhooks,
  rotateWebhook,
  sendDeliveryAgain,
  testWebhook,
} from "@frontdoor/contract/products/webhooks.ts";
import { productNames } from "@frontdoor/contract/products.ts";
import type { Command } from "../command.ts";
import { UsageError } from "../command-failed.ts";
import { reasonOf, reasonOption } from "../reason-option.ts";
import { table } from "../rows/columns.ts";
import { pageOf, pageOptions } from "../rows/page-options.ts";

export const webhookCommands: readonly Command[] = [
  {
    words: ["webhook", "add"],
    example: "webhook add practice https://practice.example/events --reason 'live updates'",
    asks: ["createWebhook"],
    summary: "Has a product's events posted to an address from now on, signed",
    values: ["product", "url"],
    options: reasonOption,
    async run(given, { ask }) {
      const product = productNames.find((name) => name === given.value("product"));
      if (product === undefined) {
        throw new UsageError(`<product> is one of ${productNames.join(", ")}.`);
      }
      const body = { product, url: given.value("url"), reason: reasonOf(given) };
      const added = await ask(createWebhook, { body });
      const text = `${added.secret}\nIts id is ${added.id}. The secret is shown once.`;
      return { data: added, text };
    },
  },
  {
    words: ["webhook", "list"],
    example: "webhook list --product practice",
    asks: ["listWebhooks"],
    summary: "Lists webhooks, ended ones as well",
    values: [],
    options: { product: { meaning: "only of this one", choices: productNames }, ...pageOptions },
    async run(given, { ask }) {
      const product = productNames.find((name) => name === given.option("product"));
      const webhooks = await ask(listWebhooks, { query: { product, ...pageOf(given) } });
      return { data: webhooks, text: table(webhooks, "There are none.") };
    },
  },
  {
    words: ["webhook", "test"],
    example: "webhook test 01890a5d-ac96-774b-bcce-b302099a8057",
    asks: ["testWebhook"],
    summary: "Posts a ping to a webhook now and tells how that ended",
    values: ["id"],
    options: {},
    async run(given, { ask }) {
      const tested = await ask(testWebhook, { params: { id: given.value("id") } });
      const { delivered, status } = tested;
      if (delivered) return { data: tested, text: `It was taken (${status}).` };
      const answer = status === null ? "Nobody answered in time" : `The answer was ${status}`;
      return { data: tested, text: `${answer}: it was not taken.`, isBad: true };
    },
  },
  {
    words: ["webhook", "rotate"],
    example: "webhook rotate 01890a5d-ac96-774b-bcce-b302099a8057 --reason 'yearly change'",
    asks: ["rotateWebhook"],
    summary: "Gives a webhook another secret; the old one signs as well for a day",
    values: ["id"],
    options: reasonOption,
    async run(given, { ask }) {
      const params = { id: given.value("id") };
      const rotated = await ask(rotateWebhook, { params, body: { reason: reasonOf(given) } });
      const { secret, previousSecretUntil: until } = rotated;
      const text = `${secret}\nThe old one signs as well until ${until}. The secret is shown once.`;
      return { data: rotated, text };
    },
  },
  {
    words: ["webhook", "end"],
    example: "webhook end 01890a5d-ac96-774b-bcce-b302099a8057",
    asks: ["endWebhook"],
    summary: "Ends a webhook at once",
    values: ["id"],
    options: {},
    async run(given, { ask }) {
      await ask(endWebhook, { params: { id: given.value("id") } });
      return { data: { ended: true }, text: "Nothing is posted to it any more." };
    },
  },
  {
    words: ["webhook", "deliveries"],
    example: "webhook deliveries 01890a5d-ac96-774b-bcce-b302099a8057 --state failed",
    asks: ["listDeliveries"],
    summary: "Lists what was posted to a webhook, newest first",
    values: ["id"],
    options: { state: { meaning: "only these", choices: deliveryStates }, ...pageOptions },
    async run(given, { ask }) {
      const state = deliveryStates.find((name) => name === given.option("state"));
      const params = { id: given.value("id") };
      const deliveries = await ask(listDeliveries, { params, query: { state, ...pageOf(given) } });
      return { data: deliveries, text: table(deliveries, "There are none.") };
    },
  },
  {
    words: ["webhook", "send-again"],
    example: "webhook send-again 01890a5d-ac96-774b-bcce-b302099a8057",
    asks: ["sendDeliveryAgain"],
    summary: "Posts the event of a delivery again",
    values: ["deliveryId"],
    options: {},
    async run(given, { ask }) {
      await ask(sendDeliveryAgain, { params: { id: given.value("deliveryId") } });
      return { data: { sent: true }, text: "It is posted again now." };
    },
  },
];
