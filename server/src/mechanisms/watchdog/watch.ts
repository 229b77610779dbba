import { writeSync } from "node:fs";
import { workerData } from "node:worker_threads";
import type { Watched } from "./watchdog.ts";

const { pulse, stallSeconds }: Watched = workerData;
const standardError = 2;
let last = Atomics.load(pulse, 0);
let still = 0;

/** Counts its own seconds, not the clock's: a machine that slept stands still on both sides. */
setInterval(() => {
  const now = Atomics.load(pulse, 0);
  still = now === last ? still + 1 : 0;
  last = now;
  if (still < stallSeconds) return;
  writeSync(standardError, `Nothing has moved for ${stallSeconds} seconds: the process ends.\n`);
  process.kill(process.pid, "SIGKILL");
}, 1_000);
