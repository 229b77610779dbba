import { approvalStates } from "@frontdoor/contract/products/approvals.ts";
import { callCommand, done, listCommand } from "../../call-command.ts";
import type { Command } from "../../command.ts";
import { reasonOption } from "../../reason-option.ts";
import { card } from "../../rows/columns.ts";

export const approvalCommands: readonly Command[] = [
  listCommand("listApprovals", {
    usage: "approval list",
    example: "approval list --state pending",
    summary: "Lists what waits for a second person, and what became of the rest",
    options: { state: { meaning: "only these", choices: approvalStates } },
    row: ({ askedBy, decidedBy, ...rest }) => ({
      ...rest,
      askedBy: askedBy.name,
      decidedBy: decidedBy?.name ?? null,
    }),
    none: "Nothing waits.",
  }),
  callCommand("confirmApproval", {
    usage: "approval confirm <id>",
    example: "approval confirm 01890a5d-ac96-774b-bcce-b302099a8057",
    summary: "Does what another owner asked for",
    printed: (confirmed) => {
      const { call, reply } = confirmed;
      const answer = Object(reply) === reply ? Object.entries(Object(reply)) : [];
      const told = [["done", call], ...answer];
      return { data: confirmed, text: card(Object.fromEntries(told)) };
    },
  }),
  callCommand("refuseApproval", {
    usage: "approval refuse <id>",
    example:
      "approval refuse 01890a5d-ac96-774b-bcce-b302099a8057 --reason 'not agreed with the product'",
    summary: "Refuses another owner's request, or withdraws your own",
    options: reasonOption,
    printed: done("refused", "It is not done."),
  }),
];
