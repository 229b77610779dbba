import {
  createRemovalRequest,
  listRemovalRequests,
  removalStates,
} from "@frontdoor/contract/products/removal-requests.ts";
import type { Command } from "../../command.ts";
import { reasonOf, reasonOption } from "../../reason-option.ts";
import { table } from "../../rows/columns.ts";
import { pageOf, pageOptions } from "../../rows/page-options.ts";

export const removalCommands: readonly Command[] = [
  {
    words: ["removal-request", "create"],
    example: "removal-request create thandi --reason 'asked by phone'",
    asks: ["createRemovalRequest"],
    summary: "Mails a patient the link with which they confirm the removal of their account",
    values: ["username"],
    options: reasonOption,
    async run(given, { ask }) {
      const body = { username: given.value("username"), reason: reasonOf(given) };
      const { id } = await ask(createRemovalRequest, { body });
      return { data: { id }, text: "The link goes to them by mail, and works for 24 hours." };
    },
  },
  {
    words: ["removal-request", "list"],
    example: "removal-request list --state waiting",
    asks: ["listRemovalRequests"],
    summary: "Lists the removals that were asked for, and what became of them",
    values: [],
    options: { state: { meaning: "only these", choices: removalStates }, ...pageOptions },
    async run(given, { ask }) {
      const state = removalStates.find((name) => name === given.option("state"));
      const removals = await ask(listRemovalRequests, { query: { state, ...pageOf(given) } });
      return { data: removals, text: table(removals, "There are none.") };
    },
  },
];
