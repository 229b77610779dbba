import { fail } from "@frontdoor/contract/call.ts";
import {
  failedStates,
  listedMessages,
  outboxStates,
  retriedAtOnce,
} from "@frontdoor/contract/products/outbox.ts";
import { auditThing } from "../../../platform/audit/audit.ts";
import { pageOf } from "../page.ts";
import type { ProductHandlers } from "../product-context.ts";
import type { ProductDeps } from "../product-deps.ts";
import { messageState } from "./message-state.ts";
import { listRows, type RowPage, reviveRow, reviveRows } from "./outbox.store.ts";

/** The messages that have not left, for the operator. */
export function createOutboxService(deps: ProductDeps) {
  const { kysely } = deps.database;
  return {
    async listOutbox({ query: { state, ...asked } }, context) {
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
    retryOutbox({ params: { id } }, { actor }) {
      return kysely.transaction().execute(async (tx) => {
        if (!(await reviveRow(tx, id, deps.clock()))) return fail("MESSAGE_UNKNOWN");
        await auditThing(tx, deps, "message-retried", actor, { outboxId: id });
        return {};
      });
    },

    /** What a filter says of an answer stays out of the audit: it may hold anything. */
    retryAllOutbox({ body: filter }, { actor }) {
      return kysely.transaction().execute(async (tx) => {
        const retried = await reviveRows(tx, filter, deps.clock());
        const { answer: _, ...filters } = filter;
        const told = Object.entries(filters).filter(([, value]) => value !== undefined);
        await auditThing(tx, deps, "messages-retried", actor, {
          ...Object.fromEntries(told),
          count: retried,
        });
        return { retried, more: retried === retriedAtOnce };
      });
    },
  } satisfies ProductHandlers;
}
