import { leadStates, markLead } from "@frontdoor/contract/products/leads.ts";
import { callCommand, listCommand } from "../call-command.ts";
import { chosenValue } from "../chosen-value.ts";
import type { Command } from "../command.ts";
import { csv } from "../rows/csv.ts";

export const leadsCommands: readonly Command[] = [
  callCommand("exportLeads", {
    words: ["leads", "export"],
    example: "leads export > leads.csv",
    summary: "Prints the contact requests of the last 12 months as CSV",
    printed: (leads) => ({ data: leads, text: csv(leads) }),
  }),
  listCommand("listLeads", {
    words: ["leads", "list"],
    example: "leads list --limit 20",
    summary: "Lists the contact requests a page at a time, newest first",
    filters: { state: { meaning: "only these", choices: leadStates } },
  }),
  {
    words: ["leads", "mark"],
    example: "leads mark 01890a5d-ac96-774b-bcce-b302099a8057 phoned",
    asks: ["markLead"],
    summary: "Notes how far somebody has come with a contact request",
    values: ["id", "state"],
    async run(given, { ask }) {
      const state = chosenValue(given, "state", leadStates);
      await ask(markLead, { params: { id: given.value("id") }, body: { state } });
      return { data: { marked: true }, text: `It is marked as ${state}.` };
    },
  },
];
