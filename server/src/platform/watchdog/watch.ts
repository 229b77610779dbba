import { writeSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { secondsOfOthers, shareOfCore } from "./processor-share.ts";
import type { Watched } from "./watchdog.ts";

const { pulse, stallSeconds }: Watched = workerData;
const standardError = 2;
const tickSeconds = 1;
let last = Atomics.load(pulse, 0);
let used = secondsOfOthers();
let still = 0;

/**
 * Counts processor seconds, not a clock's: those that the process used since its last sign of life, or could have used.
 * An endless loop uses them; a deadlock lets them pass. A process that is starved or stopped has hardly any, and goes
 * on when its turn comes.
 */
setInterval(() => {
  const now = Atomics.load(pulse, 0);
  const before = used;
  used = secondsOfOthers();
  if (now === last) still += Math.min(tickSeconds, Math.max(used - before, shareOfCore()));
  else still = 0;
  last = now;
  if (still < stallSeconds) return;
  const words = `Nothing has moved for ${stallSeconds} seconds of the process's own: it ends.\n`;
  writeSync(standardError, words);
  process.kill(process.pid, "SIGKILL");
}, tickSeconds * 1_000);
parentPort?.postMessage("watching");
