import { startWatchdog } from "./watchdog.ts";

/** Stands still as long as it is told, and ends when nothing keeps it alive. */
startWatchdog({ stallSeconds: 2 });
setTimeout(() => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Number(process.argv[2]));
}, 500);
