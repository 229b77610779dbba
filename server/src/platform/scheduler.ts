import { type Clock, stillWaits } from "./clock.ts";
import { earlierTime } from "./database/compare-clocks.ts";
import type { Database, Transaction } from "./database/database.ts";
import type { Log } from "./log.ts";
import { raiseAlert } from "./raise-alert.ts";

/** A job that runs repeatedly; safe to run in several processes at once. */
export interface MaintenanceJob {
  name: string;
  everySeconds: number;
  /** A run that handled this many rows has probably left some, and is due again at once, after the other jobs. */
  fullRun?: number;
  /** Gets the process's own time, by which the worker takes and leaves its messages. */
  byOwnTime?: true;
  /**
   * @param now the process's time, or the database's where that is earlier
   * @param signal aborts when the process stops: a job with many statements then begins no other
   * @returns how many rows it removed or handled, for the log
   */
  run(database: Database, now: Date, signal?: AbortSignal): Promise<number>;
}

interface MaintenanceDeps {
  database: Database;
  jobs: readonly MaintenanceJob[];
  clock: Clock;
  log: Log;
  /** Records when each job last finished. The label is `task`, as in the log: `job` is one of Prometheus's own. */
  metrics?: { maintenanceDone: { set(labels: { task: string }, seconds: number): void } };
}

const tickMilliseconds = 1_000;
/** The most batches of one run: other jobs wait while it runs. */
const batchesOfARun = 20;

/**
 * Runs batches, each in a transaction of its own, until one is not full or the run is long enough.
 * @param size of a full batch, in rows
 * @returns how many rows they handled
 */
export async function runBatches(
  { kysely }: Database,
  size: number,
  batch: (tx: Transaction) => Promise<number>,
): Promise<number> {
  let handled = 0;
  for (let turn = 0; turn < batchesOfARun; turn += 1) {
    const rows = await kysely.transaction().execute(batch);
    handled += rows;
    if (rows < size) break;
  }
  return handled;
}

/** Runs the jobs one at a time, each when its time has come; a failed one is logged and due again. */
export function createMaintenance(deps: MaintenanceDeps) {
  const dueAt = new Map<string, number>();
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const stopping = new AbortController();
  const { signal } = stopping;

  async function runAllDue(): Promise<void> {
    for (const job of deps.jobs) {
      const now = deps.clock();
      const every = job.everySeconds * 1_000;
      if (signal.aborted || stillWaits(now, dueAt.get(job.name) ?? 0, every)) continue;
      dueAt.set(job.name, now.getTime() + every);
      const rows = await runJob(job, { now, signal }, deps);
      if (job.fullRun !== undefined && rows >= job.fullRun) dueAt.delete(job.name);
    }
  }

  /** Runs every job that is due by the clock, one after another. */
  function runDue(): Promise<void> {
    running = running.then(runAllDue);
    return running;
  }

  function schedule(): void {
    timer = setTimeout(
      () => runDue().finally(() => !signal.aborted && schedule()),
      tickMilliseconds,
    );
    timer.unref();
  }

  return {
    start: schedule,
    /** Stops the schedule and waits for the job at work. */
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
    runDue,
  };
}

async function runJob(
  job: MaintenanceJob,
  { now, signal }: { now: Date; signal: AbortSignal },
  deps: MaintenanceDeps,
): Promise<number> {
  const { database, log, metrics } = deps;
  try {
    const at = job.byOwnTime ? now : await earlierTime(database.kysely, now);
    const rows = await job.run(database, at, signal);
    metrics?.maintenanceDone.set({ task: job.name }, now.getTime() / 1_000);
    if (rows > 0) log.info({ task: job.name, rows }, "maintenance");
    return rows;
  } catch (error) {
    raiseAlert(log, "MAINTENANCE_FAILED", {
      task: job.name,
      reason: error instanceof Error ? error.name : "unknown",
    });
    return 0;
  }
}
