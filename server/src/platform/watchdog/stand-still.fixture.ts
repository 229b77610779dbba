import { startWatchdog } from "./watchdog.ts";

/** Stands still in one way or another for so long, says when it begins, and ends when nothing keeps it alive. */
const [way, milliseconds, stallSeconds] = process.argv.slice(2);
const waysToStandStill: Record<string, (end: number) => void> = {
  wait: (end) => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, end - Date.now());
  },
  work: (end) => {
    while (Date.now() < end);
  },
};

await startWatchdog({ stallSeconds: Number(stallSeconds) });
setTimeout(() => {
  process.stdout.write("begun\n");
  waysToStandStill[way ?? ""]?.(Date.now() + Number(milliseconds));
}, 500);
