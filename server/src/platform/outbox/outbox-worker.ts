import { setImmediate as othersTurn } from "node:timers/promises";
import { stillWaits } from "../clock.ts";
import { raiseAlert } from "../raise-alert.ts";
import type { Jobs } from "./jobs.ts";
import { type OutboxRow, outboxBell } from "./outbox.ts";
import { type CarrierDeps, createCarrier, reasonOf } from "./outbox-carrier.ts";
import { claimDue, leaseSeconds, renewLeases } from "./outbox-store.ts";

interface OutboxWorkerDeps<Declared extends Jobs> extends CarrierDeps<Declared> {
  /** How long a stopping worker waits for rows that are being sent; 8 seconds when left out. */
  drainMilliseconds?: number;
}

export type OutboxWorker = ReturnType<typeof createOutboxWorker>;

/** The most rows handled at once: more than a mail server that does not respond can block. */
const mostUnderWay = 20;
const pollMilliseconds = 1_000;
const renewMilliseconds = (leaseSeconds * 1_000) / 3;
/** Leaves time to close the database within the ten seconds that a stopping process has. */
const defaultDrainMilliseconds = 8_000;

/**
 * Empties the outbox: at once when this process enqueues something, otherwise within a second. Rows are handled
 * independently, and each keeps its lease as long as this worker handles it, however slow it is.
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

  /** Claims due rows, as far as there is room; returns how many. */
  async function take(): Promise<number> {
    const now = clock();
    await renew(now);
    // Rows that are claimed late would have too short a lease.
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

  /**
   * Renews before anything is claimed, and at intervals: a process that was suspended would otherwise claim its own
   * rows again.
   */
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
    // The embedded engine answers without a turn of the event loop: many due rows would keep every request waiting.
    looking = othersTurn()
      .then(take)
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
    /**
     * Claims nothing new and waits a while for rows that are being handled; the leases of the rest end by themselves.
     */
    async stop() {
      state = "stopped";
      outboxBell.off("ring", wake);
      clearTimeout(timer);
      const deadline = Promise.withResolvers<void>();
      const late = setTimeout(deadline.resolve, drainMilliseconds);
      await Promise.race([drain(), deadline.promise]);
      clearTimeout(late);
    },
    /** Handles everything that is due now; returns how many rows it claimed. */
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
