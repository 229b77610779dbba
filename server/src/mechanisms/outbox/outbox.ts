import { EventEmitter } from "node:events";
import type { Selectable } from "kysely";
import type { Transaction } from "../database/database.ts";
import type { OutboxPayload, OutboxTables } from "./outbox-tables.ts";

export type OutboxRow = Selectable<OutboxTables["outbox"]>;

/** Rings when something was put into the outbox, so that a worker of this process need not wait for its next look. */
export const outboxBell = new EventEmitter();

const commitMilliseconds = 100;

export interface NewOutboxRow {
  /** From `newId`; also the Message-ID and the gateway's idempotency key. */
  id: string;
  kind: string;
  payload: OutboxPayload;
  now: Date;
  /** Not before this moment; at once when left out. */
  availableAt?: Date;
}

/** Puts work into the outbox, in the transaction of its cause: it leaves when that commits (SEC-C2, P3). */
export async function enqueue(tx: Transaction, row: NewOutboxRow): Promise<void> {
  await tx
    .insertInto("outbox")
    .values({
      id: row.id,
      kind: row.kind,
      payload: JSON.stringify(row.payload),
      state: "waiting",
      attempts: 0,
      available_at: row.availableAt ?? row.now,
      lease_until: null,
      created_at: row.now,
      done_at: null,
      last_error: null,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  ring();
}

/** Once now and once when a transaction that is still at work will have committed. */
function ring(): void {
  setImmediate(() => outboxBell.emit("ring"));
  setTimeout(() => outboxBell.emit("ring"), commitMilliseconds).unref();
}
