import {
  failedStates,
  outboxFilters,
  type RetryFilter,
  retriedAtOnce,
  retryAllOutbox,
  retryChannels,
  retryOutbox,
} from "@frontdoor/contract/products/outbox.ts";
import { callCommand, listCommand } from "../../call-command.ts";
import type { Command } from "../../command.ts";
import { UsageError } from "../../command-failed.ts";
import { optionsNamed } from "../../given-values.ts";
import { card } from "../../rows/columns.ts";

const filters = {
  state: { meaning: "only these", choices: failedStates },
  channel: { meaning: "only messages of this channel", choices: retryChannels },
  kind: { meaning: "only this kind, such as practice.reset-mail" },
  answer: { meaning: "only those whose last answer holds this, such as 5.7.1" },
  since: { meaning: "only from this moment on, such as 2026-11-24T08:00:00Z" },
  before: { meaning: "only before this moment" },
} as const;

export const outboxCommands: readonly Command[] = [
  listCommand("listOutbox", {
    usage: "outbox list",
    example: "outbox list --state failed",
    summary: "Lists messages that wait, were refused or were given up",
    options: { state: { meaning: "only these", choices: outboxFilters } },
    none: "Nothing waits.",
  }),
  callCommand("showMessage", {
    usage: "outbox show <id>",
    example: "outbox show 01890a5d-ac96-774b-bcce-b302099a8057",
    summary: "Shows the delivery status of one message, until a week after it left",
    printed: (message) => ({ data: message, text: card(message) }),
  }),
  {
    usage: "outbox retry <id>",
    example: "outbox retry --all --channel mail --since 2026-11-24T08:00:00Z",
    asks: ["retryOutbox", "retryAllOutbox"],
    summary: "Has a message sent again that was refused or given up, or all of them",
    insteadOfValues: "all",
    options: {
      all: { isSwitch: true, meaning: "every one that all filters below hold for" },
      ...filters,
    },
    async run(given, { ask }) {
      const filter: RetryFilter = optionsNamed(given, filters);
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
