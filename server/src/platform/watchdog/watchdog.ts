import { once } from "node:events";
import { url as debuggerUrl } from "node:inspector";
import { Worker } from "node:worker_threads";

/** How long nothing of the process may move before it is ended, in seconds that it had the processor for. */
export const stallSeconds = 30;

export interface Watched {
  /** One number that the process counts up and the watcher reads. */
  pulse: Int32Array;
  stallSeconds: number;
}

const pulseMilliseconds = 250;

/**
 * Ends the process, for the service manager to start it again, when its event loop stands still for 30
 * seconds in which it could have moved: then it answers nobody, its own signals included (SEC-F17). A
 * process that a busy machine gives no turn is not blocked, and a restart would only add to the load. The
 * embedded engine runs in the same thread and cannot break off a statement, so that this is its statement
 * time limit (SEC-F9). What was acknowledged is on disk. Not under a debugger, where standing still is what
 * is wanted.
 * @returns once it watches: what it is made of is read by then, so that a process that may open nothing more loses
 * nothing by it
 */
export async function startWatchdog(
  limits: Pick<Watched, "stallSeconds"> = { stallSeconds },
): Promise<void> {
  if (debuggerUrl() !== undefined) return;
  const pulse = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  setInterval(() => Atomics.add(pulse, 0, 1), pulseMilliseconds).unref();
  const workerData: Watched = { ...limits, pulse };
  const watcher = new Worker(new URL("./watch.ts", import.meta.url), { workerData });
  await once(watcher, "message");
  watcher.unref();
}
