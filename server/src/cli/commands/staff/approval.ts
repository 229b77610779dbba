import { approvalStates } from "@frontdoor/contract/products/approvals.ts";
import { callCommand, listCommand } from "../../call-command.ts";
import type { Command } from "../../command.ts";
import { reasonOf, reasonOption } from "../../reason-option.ts";
import { card } from "../../rows/columns.ts";

export const approvalCommands: readonly Command[] = [
  listCommand("listApprovals", {
    words: ["approval", "list"],
    example: "approval list --state pending",
    summary: "Lists what waits for a second person, and what became of the rest",
    filters: { state: { meaning: "only these", choices: approvalStates } },
    row: ({ askedBy, decidedBy, ...rest }) => ({
      ...rest,
      askedBy: askedBy.name,
      decidedBy: decidedBy?.name ?? null,
    }),
    none: "Nothing waits.",
  }),
  callCommand("confirmApproval", {
    words: ["approval", "confirm"],
    example: "approval confirm 01890a5d-ac96-774b-bcce-b302099a8057",
    summary: "Does what another owner asked for",
    values: ["id"],
    question: (given) => ({ params: { id: given.value("id") } }),
    printed: (done) => {
      const { call, reply } = done;
      const answer = Object(reply) === reply ? Object.entries(Object(reply)) : [];
      const told = [["done", call], ...answer];
      return { data: done, text: card(Object.fromEntries(told)) };
    },
  }),
  callCommand("refuseApproval", {
    words: ["approval", "refuse"],
    example:
      "approval refuse 01890a5d-ac96-774b-bcce-b302099a8057 --reason 'not agreed with the product'",
    summary: "Refuses what an owner asked for, or takes your own question back",
    values: ["id"],
    options: reasonOption,
    question: (given) => ({ params: { id: given.value("id") }, body: { reason: reasonOf(given) } }),
    printed: () => ({ data: { refused: true }, text: "It is not done." }),
  }),
];
