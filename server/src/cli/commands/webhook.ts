import { deliveryStates } from "@frontdoor/contract/products/webhooks.ts";
import { productNames } from "@frontdoor/contract/products.ts";
import { callCommand, done, listCommand } from "../call-command.ts";
import type { Command } from "../command.ts";
import { reasonOption } from "../reason-option.ts";

export const webhookCommands: readonly Command[] = [
  callCommand("createWebhook", {
    usage: "webhook add <product> <url>",
    example: "webhook add practice https://practice.example/events --reason 'live updates'",
    summary: "Has a product's events posted to an address from now on, signed",
    options: reasonOption,
    choices: { product: productNames },
    printed: (added) => {
      const text = `${added.secret}\nIts id is ${added.id}. The secret is shown once.`;
      return { data: added, text };
    },
  }),
  listCommand("listWebhooks", {
    usage: "webhook list",
    example: "webhook list --product practice",
    summary: "Lists webhooks, ended ones as well",
    options: { product: { meaning: "only of this product", choices: productNames } },
  }),
  callCommand("testWebhook", {
    usage: "webhook test <id>",
    example: "webhook test 01890a5d-ac96-774b-bcce-b302099a8057",
    summary: "Posts a ping to a webhook now and tells how that ended",
    printed: (tested) => {
      const { delivered, status, isUnresolved } = tested;
      if (delivered) return { data: tested, text: `It was taken (${status}).` };
      const nobody = isUnresolved ? "Its name could not be resolved" : "Nobody answered in time";
      const answer = status === null ? nobody : `The answer was ${status}`;
      return { data: tested, text: `${answer}: it was not taken.`, isBad: true };
    },
  }),
  callCommand("rotateWebhook", {
    usage: "webhook rotate <id>",
    example: "webhook rotate 01890a5d-ac96-774b-bcce-b302099a8057 --reason 'yearly change'",
    summary: "Gives a webhook another secret; the old one signs as well for a day",
    options: reasonOption,
    printed: (rotated) => {
      const { secret, previousSecretUntil: until } = rotated;
      const text = `${secret}\nThe old one signs as well until ${until}. The secret is shown once.`;
      return { data: rotated, text };
    },
  }),
  callCommand("endWebhook", {
    usage: "webhook end <id>",
    example: "webhook end 01890a5d-ac96-774b-bcce-b302099a8057",
    summary: "Ends a webhook at once",
    printed: done("ended", "Nothing is posted to it any more."),
  }),
  listCommand("listDeliveries", {
    usage: "webhook deliveries <id>",
    example: "webhook deliveries 01890a5d-ac96-774b-bcce-b302099a8057 --state failed",
    summary: "Lists what was posted to a webhook, newest first",
    options: { state: { meaning: "only these", choices: deliveryStates } },
  }),
  callCommand("sendDeliveryAgain", {
    usage: "webhook send-again <deliveryId>",
    example: "webhook send-again 01890a5d-ac96-774b-bcce-b302099a8057",
    summary: "Posts the event of a delivery again",
    question: (given) => ({ params: { id: given.value("deliveryId") } }),
    printed: done("sent", "It is posted again now."),
  }),
];
