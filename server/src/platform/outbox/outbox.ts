import { EventEmitter } from "node:events";
import type { Selectable } from "kysely";
import type * as z from "zod/mini";
import type { Clock } from "../clock.ts";
import type { Transaction } from "../database/database.ts";
import { sendWithNext } from "../database/send-with-next.ts";
import { newId } from "../ids.ts";
import { currentRequest, currentTraceparent } from "../tracing/trace-context.ts";
import { type JobKind, type Jobs, payloadOf } from "./jobs.ts";
import type { OutboxTables } from "./outbox-tables.ts";

export type OutboxRow = Selectable<OutboxTables["outbox"]>;

/** Signals that something was enqueued, so that this process's worker need not wait for its next poll. */
export const outboxBell = new EventEmitter();

const commitMilliseconds = 100;

interface NewRow<Kind, Payload> {
  /** From `newId`; also the Message-ID and the gateway's idempotency key. */
  id: string;
  kind: Kind;
  payload: Payload;
  now: Date;
  /** Not before this moment; at once when left out. */
  availableAt?: Date;
}

/** A declared kind together with a payload of its shape. */
type NewJob<Declared extends Jobs> = {
  [Kind in JobKind<Declared>]: NewRow<Kind, z.output<Declared[Kind]>>;
}[JobKind<Declared>];

/** Enqueues a job in the transaction of its cause: it is sent when that commits (SEC-C2, P3). */
type Enqueue<Declared extends Jobs> = (tx: Transaction, job: NewJob<Declared>) => Promise<void>;

export function createEnqueue<Declared extends Jobs>(jobs: Declared): Enqueue<Declared> {
  return async (tx, { id, kind, payload, now, availableAt = now }) => {
    const queued = tx
      .insertInto("outbox")
      .values({
        id,
        kind,
        payload: JSON.stringify(payloadOf<Declared[typeof kind]>(jobs[kind], payload)),
        state: "waiting",
        attempts: 0,
        available_at: availableAt,
        lease_until: null,
        created_at: now,
        done_at: null,
        last_error: null,
        traceparent: currentTraceparent(),
        request_id: currentRequest().requestId ?? null,
      })
      .onConflict((conflict) => conflict.column("id").doNothing());
    await sendWithNext(tx, queued);
    ring();
  };
}

/** Id and time of a new job that runs at once. */
export function atOnce(clock: Clock): { id: string; now: Date } {
  return { id: newId(clock), now: clock() };
}

/** Once now, and once when a transaction that still runs will have committed. */
function ring(): void {
  setImmediate(() => outboxBell.emit("ring"));
  setTimeout(() => outboxBell.emit("ring"), commitMilliseconds).unref();
}
