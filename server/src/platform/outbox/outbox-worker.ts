import { stillWaits } from "../clock.ts";
import { raiseAlert } from "../raise-alert.ts";
import type { Jobs } from "./jobs.ts";
import { type OutboxRow, outboxBell } from "./outbox.ts";
import { type CarrierDeps, createCarrier, reasonOf } from "./outbox-carrier.ts";
import { claimDue, leaseSeconds, renewLeases } from "./outbox-store.ts";

interface OutboxWorkerDeps<Declared extends Jobs> extends CarrierDeps<Declared> {
  /** How long a stopping worker waits for what is under way; 8 seconds when left out. */
  drainMilliseconds?: number;
}

export type OutboxWorker = ReturnType<typeof createOutboxWorker>;

/** Rows under way at once: more than a mail server that answers nobody can hold up. */
const mostUnderWay = 20;
const pollMilliseconds = 1_000;
const renewMilliseconds = (leaseSeconds * 1_000) / 3;
/** Leaves time to close the database within the ten seconds that a stopping process has. */
const defaultDrainMilliseconds = 8_000;

/**
 * Empties the outbox: at once when something is put in by this process, otherwise within a second. Each
 * row goes its own way and keeps its lease as long as this worker looks after it, however slow it is.
 */
export function createOutboxWorker<Declared extends Jobs>(deps: OutboxWorkerDeps<Declared>) {
  const { database, clock, log, drainMilliseconds = defaultDrainMilliseconds } = deps;
  const carry = createCarrier(deps);
  const underWay = new Map<OutboxRow, Promise<void>>();
  let state: "waiting" | "started" | "stopped" = "waiting";
  let hasRung = false;
  let isMoreDue = false;
  let renewAt = 0;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<unknown> | undefined;

  const tell = (error: unknown) => raiseAlert(log, "OUTBOX_STUCK", { reason: reasonOf(error) });

  /** Takes what is due, as far as there is room; returns how many rows. */
  async function take(): Promise<number> {
    const now = clock();
    await renew(now);
    // What is claimed late would be held for less long than it takes.
    if (clock().getTime() - now.getTime() >= renewMilliseconds) return take();
    const room = mostUnderWay - underWay.size;
    if (state === "stopped" || room === 0) return 0;
    const rows = await claimDue(database, now, room);
    isMoreDue = rows.length === room;
    for (const row of rows) underWay.set(row, carry(row).catch(tell).finally(leave(row)));
    return rows.length;
  }

  const leave = (row: OutboxRow) => () => {
    underWay.delete(row);
    if (isMoreDue) wake();
  };

  /** Before anything is claimed, and at its time: a process that was suspended would otherwise take its own rows again. */
  async function renew(now: Date): Promise<void> {
    if (underWay.size === 0 || stillWaits(now, renewAt, renewMilliseconds)) return;
    await renewLeases(database.kysely, [...underWay.keys()], now);
    renewAt = now.getTime() + renewMilliseconds;
  }

  function wake(): void {
    hasRung = true;
    if (state !== "started" || looking !== undefined) return;
    clearTimeout(timer);
    hasRung = false;
    looking = take()
      .catch(tell)
      .finally(() => {
        looking = undefined;
        if (hasRung) wake();
        else schedule();
      });
  }

  function schedule(): void {
    if (state !== "started") return;
    timer = setTimeout(wake, pollMilliseconds);
    timer.unref();
  }

  async function drain(): Promise<void> {
    await looking;
    await Promise.all(underWay.values());
  }

  return {
    start() {
      state = "started";
      outboxBell.on("ring", wake);
      wake();
    },
    /** Takes nothing new and waits a while for what is under way; the lease of the rest ends by itself. */
    async stop() {
      state = "stopped";
      outboxBell.off("ring", wake);
      clearTimeout(timer);
      const deadline = Promise.withResolvers<void>();
      const late = setTimeout(deadline.resolve, drainMilliseconds);
      await Promise.race([drain(), deadline.promise]);
      clearTimeout(late);
    },
    /** Handles everything that is due now; returns how many rows it took. */
    async runDue() {
      let total = 0;
      let taken: number;
      do {
        taken = await take();
        await Promise.all(underWay.values());
        total += taken;
      } while (taken === mostUnderWay);
      return total;
    },
  };
}
