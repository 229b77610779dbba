import { listOutbox, outboxStates, retryOutbox } from "@frontdoor/contract/products/operations.ts";
import { table } from "../columns.ts";
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
