import {
  listOutbox,
  outboxStates,
  retryOutbox,
  showMessage,
} from "@frontdoor/contract/products/operations.ts";
import { card, table } from "../columns.ts";
import type { Command } from "../command.ts";
import { pageOf, pageOptions } from "../page-options.ts";

export const outboxCommands: readonly Command[] = [
  {
    words: ["outbox", "list"],
    asks: ["listOutbox"],
    summary: "Lists messages that wait or were given up",
    values: [],
    options: { state: { meaning: "only these", choices: outboxStates }, ...pageOptions },
    async run(given, { ask }) {
      const state = outboxStates.find((name) => name === given.option("state"));
      const messages = await ask(listOutbox, { query: { state, ...pageOf(given) } });
      return { data: messages, text: table(messages, "Nothing waits.") };
    },
  },
  {
    words: ["outbox", "show"],
    asks: ["showMessage"],
    summary: "Shows how far one message has come, for a week after it left as well",
    values: ["id"],
    options: {},
    async run(given, { ask }) {
      const message = await ask(showMessage, { params: { id: given.value("id") } });
      return { data: message, text: card(message) };
    },
  },
  {
    words: ["outbox", "retry"],
    asks: ["retryOutbox"],
    summary: "Lets a message that was given up be tried again",
    values: ["id"],
    options: {},
    async run(given, { ask }) {
      await ask(retryOutbox, { params: { id: given.value("id") } });
      return { data: { retried: true }, text: "It is tried again now." };
    },
  },
];
