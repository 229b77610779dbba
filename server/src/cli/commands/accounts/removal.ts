import { removalStates } from "@frontdoor/contract/products/removal-requests.ts";
import { callCommand, listCommand } from "../../call-command.ts";
import type { Command } from "../../command.ts";
import { reasonOption } from "../../reason-option.ts";

export const removalCommands: readonly Command[] = [
  callCommand("createRemovalRequest", {
    usage: "removal-request create <username>",
    example: "removal-request create thandi --reason 'asked by phone'",
    summary: "Mails a patient the link with which they confirm the removal of their account",
    options: reasonOption,
    printed: ({ id }) => ({
      data: { id },
      text: "The link goes to them by mail, and works for 24 hours.",
    }),
  }),
  listCommand("listRemovalRequests", {
    usage: "removal-request list",
    example: "removal-request list --state waiting",
    summary: "Lists the removals that were asked for, and what became of them",
    options: { state: { meaning: "only these", choices: removalStates } },
  }),
];
