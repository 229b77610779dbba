import {
  exportLeads,
  leadStates,
  listLeads,
  markLead,
} from "@frontdoor/contract/products/leads.ts";
import type { Command } from "../command.ts";
import { UsageError } from "../command-failed.ts";
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
    options: { state: { meaning: "only these", choices: leadStates }, ...pageOptions },
    async run(given, { ask }) {
      const state = leadStates.find((name) => name === given.option("state"));
      const leads = await ask(listLeads, { query: { state, ...pageOf(given) } });
      return { data: leads, text: table(leads, "There are none.") };
    },
  },
  {
    words: ["leads", "mark"],
    example: "leads mark 01890a5d-ac96-774b-bcce-b302099a8057 phoned",
    asks: ["markLead"],
    summary: "Notes how far somebody has come with a contact request",
    values: ["id", "state"],
    options: {},
    async run(given, { ask }) {
      const state = leadStates.find((name) => name === given.value("state"));
      if (state === undefined) throw new UsageError(`<state> is one of ${leadStates.join(", ")}.`);
      await ask(markLead, { params: { id: given.value("id") }, body: { state } });
      return { data: { marked: true }, text: `It is marked as ${state}.` };
    },
  },
];
