import { leadStates } from "@frontdoor/contract/products/leads.ts";
import { callCommand, done, listCommand } from "../call-command.ts";
import type { Command } from "../command.ts";
import { csv } from "../rows/csv.ts";

export const leadsCommands: readonly Command[] = [
  callCommand("exportLeads", {
    usage: "leads export",
    example: "leads export > leads.csv",
    summary: "Prints the contact requests of the last 12 months as CSV",
    printed: (leads) => ({ data: leads, text: csv(leads) }),
  }),
  listCommand("listLeads", {
    usage: "leads list",
    example: "leads list --limit 20",
    summary: "Lists the contact requests a page at a time, newest first",
    options: { state: { meaning: "only these", choices: leadStates } },
  }),
  callCommand("markLead", {
    usage: "leads mark <id> <state>",
    example: "leads mark 01890a5d-ac96-774b-bcce-b302099a8057 phoned",
    summary: "Sets the state of a contact request",
    choices: { state: leadStates },
    printed: done("marked", ({ value }) => `It is marked as ${value("state")}.`),
  }),
];
