import type { Clock } from "../clock.ts";
import type { Database, Db, Transaction } from "../database/database.ts";
import type { Log } from "../log.ts";
import type { Message, Transports } from "../mail/message.ts";
import { type OutboxRow, outboxBell } from "./outbox.ts";
import { claimDue, markDone, markFailed } from "./outbox-store.ts";

/**
 * What is done with a kind of row. `work` runs in one transaction together with marking the row done;
 * `prepare` does what has no place in a transaction (hashing) and returns such work; `send` composes a message from the row's ids (`null`: nothing to send any more), which leaves
 * outside any transaction before the row is marked.
 */
export type OutboxHandler =
  | { work: (tx: Transaction, row: OutboxRow) => Promise<void> }
  | { prepare: (db: Db, row: OutboxRow) => Promise<(tx: Transaction) => Promise<void>> }
  | { send: (db: Db, row: OutboxRow) => Promise<Message | null> };
export type OutboxHandlers = Readonly<Record<string, OutboxHandler>>;

export interface OutboxWorkerDeps {
  database: Database;
  handlers: OutboxHandlers;
  transports: Transports;
  clock: Clock;
  log: Log;
}

export interface OutboxWorker {
  start(): void;
  /** Takes nothing new and waits for what is at work. */
  stop(): Promise<void>;
  /** Handles everything that is due now; returns how many rows it took. */
  runDue(): Promise<number>;
}

const batch = 20;
const pollMilliseconds = 1_000;

export function createOutboxWorker(deps: OutboxWorkerDeps): OutboxWorker {
  let isStopped = false;
  let hasRung = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> | undefined;

  async function runDue(): Promise<number> {
    let total = 0;
    while (!isStopped) {
      const rows = await claimDue(deps.database, deps.clock(), batch);
      await Promise.all(rows.map((row) => handle(row, deps)));
      total += rows.length;
      if (rows.length < batch) break;
    }
    return total;
  }

  function wake(): void {
    hasRung = true;
    if (running !== undefined || isStopped) return;
    clearTimeout(timer);
    hasRung = false;
    running = runDue()
      .catch((error: unknown) => deps.log.error({ reason: reasonOf(error) }, "outbox"))
      .finally(() => {
        running = undefined;
        if (hasRung) wake();
        else schedule();
      });
  }

  function schedule(): void {
    if (isStopped) return;
    timer = setTimeout(wake, pollMilliseconds);
    timer.unref();
  }

  return {
    start() {
      outboxBell.on("ring", wake);
      wake();
    },
    async stop() {
      isStopped = true;
      outboxBell.off("ring", wake);
      clearTimeout(timer);
      await running;
    },
    runDue,
  };
}

async function handle(row: OutboxRow, deps: OutboxWorkerDeps): Promise<void> {
  const { database, log } = deps;
  try {
    await carryOut(row, deps);
  } catch (error) {
    const reason = reasonOf(error);
    const state = await markFailed(database.kysely, row, reason, deps.clock());
    const fields = { id: row.id, kind: row.kind, attempts: row.attempts, reason };
    if (state === "dead") log.error(fields, "message given up");
    else log.warn(fields, "message waits");
  }
}

async function carryOut(row: OutboxRow, deps: OutboxWorkerDeps): Promise<void> {
  const { database, clock, transports } = deps;
  const handler = deps.handlers[row.kind];
  if (handler === undefined) throw new Error("unknown-kind");
  if (!("send" in handler)) {
    const work = "work" in handler ? handler.work : await handler.prepare(database.kysely, row);
    await database.kysely.transaction().execute(async (tx) => {
      await work(tx, row);
      await markDone(tx, row.id, clock());
    });
    return;
  }
  const message = await handler.send(database.kysely, row);
  if (message !== null) await transports[message.channel](message, row.id);
  await markDone(database.kysely, row.id, clock());
}

/** An error by its code or name: its text may hold an address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const code: unknown = Reflect.get(error, "code");
  return typeof code === "string" ? code : error.name;
}
