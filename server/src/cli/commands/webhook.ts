import { deliveryStates } from "@frontdoor/contract/products/webhooks.ts";
import { productNames } from "@frontdoor/contract/products.ts";
import { callCommand, listCommand } from "../call-command.ts";
import { chosenValue } from "../chosen-value.ts";
import type { Command } from "../command.ts";
import { reasonOf, reasonOption } from "../reason-option.ts";
import { table } from "../rows/columns.ts";
import { pageOf, pageOptions } from "../rows/page-options.ts";

export const webhookCommands: readonly Command[] = [
  callCommand("createWebhook", {
    words: ["webhook", "add"],
    example: "webhook add practice https://practice.example/events --reason 'live updates'",
    summary: "Has a product's events posted to an address from now on, signed",
    values: ["product", "url"],
    options: reasonOption,
    question: (given) => {
      const product = chosenValue(given, "product", productNames);
      const body = { product, url: given.value("url"), reason: reasonOf(given) };
      return { body };
    },
    printed: (added) => {
      const text = `${added.secret}\nIts id is ${added.id}. The secret is shown once.`;
      return { data: added, text };
    },
  }),
  listCommand("listWebhooks", {
    words: ["webhook", "list"],
    example: "webhook list --product practice",
    summary: "Lists webhooks, ended ones as well",
    filters: { product: { meaning: "only of this one", choices: productNames } },
  }),
  callCommand("testWebhook", {
    words: ["webhook", "test"],
    example: "webhook test 01890a5d-ac96-774b-bcce-b302099a8057",
    summary: "Posts a ping to a webhook now and tells how that ended",
    values: ["id"],
    question: (given) => ({ params: { id: given.value("id") } }),
    printed: (tested) => {
      const { delivered, status } = tested;
      if (delivered) return { data: tested, text: `It was taken (${status}).` };
      const answer = status === null ? "Nobody answered in time" : `The answer was ${status}`;
      return { data: tested, text: `${answer}: it was not taken.`, isBad: true };
    },
  }),
  callCommand("rotateWebhook", {
    words: ["webhook", "rotate"],
    example: "webhook rotate 01890a5d-ac96-774b-bcce-b302099a8057 --reason 'yearly change'",
    summary: "Gives a webhook another secret; the old one signs as well for a day",
    values: ["id"],
    options: reasonOption,
    question: (given) => ({ params: { id: given.value("id") }, body: { reason: reasonOf(given) } }),
    printed: (rotated) => {
      const { secret, previousSecretUntil: until } = rotated;
      const text = `${secret}\nThe old one signs as well until ${until}. The secret is shown once.`;
      return { data: rotated, text };
    },
  }),
  callCommand("endWebhook", {
    words: ["webhook", "end"],
    example: "webhook end 01890a5d-ac96-774b-bcce-b302099a8057",
    summary: "Ends a webhook at once",
    values: ["id"],
    question: (given) => ({ params: { id: given.value("id") } }),
    printed: () => ({ data: { ended: true }, text: "Nothing is posted to it any more." }),
  }),
  callCommand("listDeliveries", {
    words: ["webhook", "deliveries"],
    example: "webhook deliveries 01890a5d-ac96-774b-bcce-b302099a8057 --state failed",
    summary: "Lists what was posted to a webhook, newest first",
    values: ["id"],
    options: { state: { meaning: "only these", choices: deliveryStates }, ...pageOptions },
    question: (given) => {
      const state = deliveryStates.find((name) => name === given.option("state"));
      const params = { id: given.value("id") };
      return { params, query: { state, ...pageOf(given) } };
    },
    printed: (deliveries) => ({ data: deliveries, text: table(deliveries, "There are none.") }),
  }),
  callCommand("sendDeliveryAgain", {
    words: ["webhook", "send-again"],
    example: "webhook send-again 01890a5d-ac96-774b-bcce-b302099a8057",
    summary: "Posts the event of a delivery again",
    values: ["deliveryId"],
    question: (given) => ({ params: { id: given.value("deliveryId") } }),
    printed: () => ({ data: { sent: true }, text: "It is posted again now." }),
  }),
];
