import {
  failedStates,
  listOutbox,
  outboxFilters,
  type RetryFilter,
  retriedAtOnce,
  retryAllOutbox,
  retryChannels,
  retryOutbox,
  showMessage,
} from "@frontdoor/contract/products/outbox.ts";
import type { Command, Given } from "../../command.ts";
import { UsageError } from "../../command-failed.ts";
import { card, table } from "../../rows/columns.ts";
import { pageOf, pageOptions } from "../../rows/page-options.ts";

const filters = {
  state: { meaning: "only these", choices: failedStates },
  channel: { meaning: "only what leaves so", choices: retryChannels },
  kind: { meaning: "only this kind, such as practice.reset-mail" },
  answer: { meaning: "only those whose last answer holds this, such as 5.7.1" },
  since: { meaning: "only from this moment on, such as 2026-11-24T08:00:00Z" },
  before: { meaning: "only before this moment" },
} as const;

export const outboxCommands: readonly Command[] = [
  {
    words: ["outbox", "list"],
    example: "outbox list --state failed",
    asks: ["listOutbox"],
    summary: "Lists messages that wait, were refused or were given up",
    values: [],
    options: { state: { meaning: "only these", choices: outboxFilters }, ...pageOptions },
    async run(given, { ask }) {
      const state = outboxFilters.find((name) => name === given.option("state"));
      const messages = await ask(listOutbox, { query: { state, ...pageOf(given) } });
      return { data: messages, text: table(messages, "Nothing waits.") };
    },
  },
  {
    words: ["outbox", "show"],
    example: "outbox show 01890a5d-ac96-774b-bcce-b302099a8057",
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
    example: "outbox retry --all --channel mail --since 2026-11-24T08:00:00Z",
    asks: ["retryOutbox", "retryAllOutbox"],
    summary: "Has a message sent again that was refused or given up, or all of them",
    values: ["id"],
    insteadOfValues: "all",
    options: {
      all: { isSwitch: true, meaning: "every one that all filters below hold for" },
      ...filters,
    },
    async run(given, { ask }) {
      const filter = filterOf(given);
      if (given.isOn("all")) {
        const reply = await ask(retryAllOutbox, { body: filter });
        const more = reply.more ? ` More than ${retriedAtOnce} are left: run it again.` : "";
        return { data: reply, text: `${reply.retried} are tried again now.${more}` };
      }
      const [surplus] = Object.entries(filter).find(([, value]) => value !== undefined) ?? [];
      if (surplus !== undefined) throw new UsageError(`--${surplus} goes with --all.`);
      await ask(retryOutbox, { params: { id: given.value("id") } });
      return { data: { retried: true }, text: "It is tried again now." };
    },
  },
];

function filterOf(given: Given): RetryFilter {
  return {
    state: failedStates.find((name) => name === given.option("state")),
    channel: retryChannels.find((name) => name === given.option("channel")),
    kind: given.option("kind"),
    answer: given.option("answer"),
    since: given.option("since"),
    before: given.option("before"),
  };
}
