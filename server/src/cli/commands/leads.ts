import { exportLeads, listLeads } from "@frontdoor/contract/products/operations.ts";
import type { Command } from "../command.ts";
import { table } from "../rows/columns.ts";
import { csv } from "../rows/csv.ts";
import { pageOf, pageOptions } from "../rows/page-options.ts";

export const leadsCommands: readonly Command[] = [
  {
    words: ["leads", "export"],
    example: "leads export > leads.csv",
    asks: ["exportLeads"],
    summary: "Prints the contact requests of the last 12 months as CSV",
    values: [],
    options: {},
    async run(_given, { ask }) {
      const leads = await ask(exportLeads);
      return { data: leads, text: csv(leads) };
    },
  },
  {
    words: ["leads", "list"],
    example: "leads list --limit 20",
    asks: ["listLeads"],
    summary: "Lists the contact requests a page at a time, newest first",
    values: [],
    options: pageOptions,
    async run(given, { ask }) {
      const leads = await ask(listLeads, { query: pageOf(given) });
      return { data: leads, text: table(leads, "There are none.") };
    },
  },
];
