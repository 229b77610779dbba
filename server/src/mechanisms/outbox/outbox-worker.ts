import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import type { Log } from "../log.ts";
import type { Transports } from "../mail/message.ts";
import { outboxBell } from "./outbox.ts";
import { createCarrier, type OutboxHandlers, reasonOf } from "./outbox-carrier.ts";
import { claimDue } from "./outbox-store.ts";

export type { OutboxHandler, OutboxHandlers } from "./outbox-carrier.ts";

export interface OutboxWorkerDeps {
  database: Database;
  handlers: OutboxHandlers;
  transports: Transports;
  clock: Clock;
  log: Log;
}

export interface OutboxWorker {
  start(): void;
  /** Takes nothing new and waits up to ten seconds for what is at work; its lease ends by itself. */
  stop(): Promise<void>;
  /** Handles everything that is due now; returns how many rows it took. */
  runDue(): Promise<number>;
}

const batch = 20;
const pollMilliseconds = 1_000;
const drainMilliseconds = 10_000;

/** Empties the outbox: at once when something is put in by this process, otherwise within a second. */
export function createOutboxWorker(deps: OutboxWorkerDeps): OutboxWorker {
  const carry = createCarrier(deps);
  let isStopped = false;
  let hasRung = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> | undefined;

  async function runDue(): Promise<number> {
    let total = 0;
    while (!isStopped) {
      const rows = await claimDue(deps.database, deps.clock(), batch);
      await Promise.all(rows.map(carry));
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
      const deadline = Promise.withResolvers<void>();
      const drain = setTimeout(deadline.resolve, drainMilliseconds);
      await Promise.race([running, deadline.promise]);
      clearTimeout(drain);
    },
    runDue,
  };
}
