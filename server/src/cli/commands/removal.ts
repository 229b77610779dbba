import { createRemovalRequest } from "@frontdoor/contract/products/removal-requests.ts";
import type { Command } from "../command.ts";

export const removalCommands: readonly Command[] = [
  {
    words: ["removal-request", "create"],
    asks: ["createRemovalRequest"],
    summary: "Makes the link with which a person confirms the removal of their account",
    values: ["username"],
    options: {},
    async run(given, { ask }) {
      const body = { username: given.value("username") };
      const request = await ask(createRemovalRequest, { body });
      return { data: request, text: `${request.link}\nIt works for 24 hours.` };
    },
  },
];
