import { once } from "node:events";
import { url as debuggerUrl } from "node:inspector";
import { Worker } from "node:worker_threads";

/** How long the event loop may be blocked before the process is ended, in seconds of processor time. */
const stallSeconds = 30;

export interface Watched {
  /** One number that the process counts up and the watcher reads. */
  pulse: Int32Array;
  stallSeconds: number;
}

const pulseMilliseconds = 250;

/**
 * Ends the process when its event loop is blocked for 30 seconds of processor time, so that the service manager restarts
 * it: a blocked process answers nothing, signals included (SEC-F17). Time in which a busy machine gave the process no
 * turn does not count, because a restart would only add load. The embedded engine runs in the same thread and cannot
 * cancel a statement: this is its statement timeout (SEC-F9). Acknowledged commits are on disk. Off under a debugger.
 * @returns once it watches and has loaded its files, so that it works without free file descriptors
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
