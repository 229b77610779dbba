import { type Failure, fail, type InputOf } from "@frontdoor/contract/call.ts";
import {
  type listOutbox as listCall,
  listedMessages,
  type OutboxMessage,
  outboxStates,
} from "@frontdoor/contract/products/operations.ts";
import type { Actor } from "../../mechanisms/audit/actor.ts";
import { audit } from "../../mechanisms/audit/audit.ts";
import type { Clock } from "../../mechanisms/clock.ts";
import type { Database } from "../../mechanisms/database/database.ts";
import { pageOf } from "../page.ts";
import type { ProductContext } from "../product-context.ts";
import { listRows, type RowPage, reviveRow } from "./outbox.store.ts";

/** The messages that have not left, for the operator. */
export function createOutboxService(deps: { database: Database; clock: Clock }) {
  const { kysely } = deps.database;
  return {
    async list(
      { state, ...asked }: InputOf<typeof listCall>["query"],
      context: Pick<ProductContext, "leadToNextPage">,
    ): Promise<OutboxMessage[]> {
      const states = state === undefined ? outboxStates : [state];
      const find = (page: RowPage) => listRows(kysely, { states, ...page });
      const rows = await pageOf(asked, context, find, listedMessages);
      return rows.map(({ created_at: createdAt, last_error: lastError, ...row }) => ({
        ...row,
        createdAt: createdAt.toISOString(),
        lastError,
      }));
    },

    /** A message that was not given up is `MESSAGE_UNKNOWN`: it is tried again by itself. */
    retry(id: string, actor: Actor): Promise<Record<never, never> | Failure<"MESSAGE_UNKNOWN">> {
      return kysely.transaction().execute(async (tx) => {
        if (!(await reviveRow(tx, id, deps.clock()))) return fail("MESSAGE_UNKNOWN");
        const details = { outboxId: id };
        await audit(tx, deps, {
          kind: "message-retried",
          actor,
          subjectId: null,
          realm: null,
          details,
        });
        return {};
      });
    },
  };
}

export type OutboxService = ReturnType<typeof createOutboxService>;
