import {
  approvalStates,
  confirmApproval,
  listApprovals,
  refuseApproval,
} from "@frontdoor/contract/products/approvals.ts";
import type { Command } from "../../command.ts";
import { reasonOf, reasonOption } from "../../reason-option.ts";
import { card, table } from "../../rows/columns.ts";
import { pageOf, pageOptions } from "../../rows/page-options.ts";

export const approvalCommands: readonly Command[] = [
  {
    words: ["approval", "list"],
    example: "approval list --state pending",
    asks: ["listApprovals"],
    summary: "Lists what waits for a second person, and what became of the rest",
    values: [],
    options: { state: { meaning: "only these", choices: approvalStates }, ...pageOptions },
    async run(given, { ask }) {
      const state = approvalStates.find((name) => name === given.option("state"));
      const approvals = await ask(listApprovals, { query: { state, ...pageOf(given) } });
      const rows = approvals.map(({ askedBy, decidedBy, ...rest }) => ({
        ...rest,
        askedBy: askedBy.name,
        decidedBy: decidedBy?.name ?? null,
      }));
      return { data: approvals, text: table(rows, "Nothing waits.") };
    },
  },
  {
    words: ["approval", "confirm"],
    example: "approval confirm 01890a5d-ac96-774b-bcce-b302099a8057",
    asks: ["confirmApproval"],
    summary: "Does what another owner asked for",
    values: ["id"],
    options: {},
    async run(given, { ask }) {
      const done = await ask(confirmApproval, { params: { id: given.value("id") } });
      const { call, reply } = done;
      const answer = Object(reply) === reply ? Object.entries(Object(reply)) : [];
      const told = [["done", call], ...answer];
      return { data: done, text: card(Object.fromEntries(told)) };
    },
  },
  {
    words: ["approval", "refuse"],
    example:
      "approval refuse 01890a5d-ac96-774b-bcce-b302099a8057 --reason 'not agreed with the product'",
    asks: ["refuseApproval"],
    summary: "Refuses what an owner asked for, or takes your own question back",
    values: ["id"],
    options: reasonOption,
    async run(given, { ask }) {
      const body = { reason: reasonOf(given) };
      await ask(refuseApproval, { params: { id: given.value("id") }, body });
      return { data: { refused: true }, text: "It is not done." };
    },
  },
];
