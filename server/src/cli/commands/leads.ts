import { exportLeads } from "@frontdoor/contract/products/operations.ts";
import type { Command } from "../command.ts";
import { csv } from "../csv.ts";

export const leadsCommands: readonly Command[] = [
  {
    words: ["leads", "export"],
    asks: ["exportLeads"],
    summary: "Prints the contact requests of the last 12 months as CSV",
    values: [],
    options: {},
    async run(_given, { ask }) {
      const leads = await ask(exportLeads);
      return { data: leads, text: csv(leads) };
    },
  },
];
