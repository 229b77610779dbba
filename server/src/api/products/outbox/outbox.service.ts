import { type Failure, fail, type InputOf } from "@frontdoor/contract/call.ts";
import {
  failedStates,
  type listOutbox as listCall,
  listedMessages,
  type OutboxMessage,
  outboxStates,
  type RetryFilter,
  retriedAtOnce,
} from "@frontdoor/contract/products/outbox.ts";
import type { Actor } from "../../../platform/audit/actor.ts";
import { audit } from "../../../platform/audit/audit.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/database.ts";
import { pageOf } from "../page.ts";
import type { ProductContext } from "../product-context.ts";
import { messageState } from "./message-state.ts";
import { listRows, type RowPage, reviveRow, reviveRows } from "./outbox.store.ts";

/** The messages that have not left, for the operator. */
export function createOutboxService(deps: { database: Database; clock: Clock }) {
  const { kysely } = deps.database;
  return {
    async list(
      { state, ...asked }: InputOf<typeof listCall>["query"],
      context: Pick<ProductContext, "leadToNextPage">,
    ): Promise<OutboxMessage[]> {
      const states =
        state === undefined ? outboxStates : state === "failed" ? failedStates : [state];
      const find = (page: RowPage) => listRows(kysely, { states, ...page });
      const rows = await pageOf(asked, context, find, listedMessages);
      return rows.map((row) => ({
        id: row.id,
        kind: row.kind,
        state: messageState(row),
        attempts: row.attempts,
        createdAt: row.created_at.toISOString(),
        lastError: row.last_error,
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

    /** What a filter says of an answer stays out of the audit: it may hold anything. */
    retryAll(filter: RetryFilter, actor: Actor): Promise<{ retried: number; more: boolean }> {
      return kysely.transaction().execute(async (tx) => {
        const retried = await reviveRows(tx, filter, deps.clock());
        const { answer: _, ...filters } = filter;
        const told = Object.entries(filters).filter(([, value]) => value !== undefined);
        await audit(tx, deps, {
          kind: "messages-retried",
          actor,
          subjectId: null,
          realm: null,
          details: { ...Object.fromEntries(told), count: retried },
        });
        return { retried, more: retried === retriedAtOnce };
      });
    },
  };
}

export type OutboxService = ReturnType<typeof createOutboxService>;
