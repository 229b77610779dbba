import type { ChildProcess } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";

const runMilliseconds = 10;
const stopMilliseconds = 290;

/**
 * Gives a process a few percent of a core, as a machine does that has too much to do: it is stopped and let
 * go on, again and again, until it ends or `isOver` says so. Whether this machine is idle plays no part.
 */
export async function starve(
  child: Pick<ChildProcess, "kill" | "exitCode" | "signalCode">,
  isOver: () => boolean = () => false,
): Promise<void> {
  while (child.exitCode === null && child.signalCode === null && !isOver()) {
    child.kill("SIGSTOP");
    await pause(stopMilliseconds);
    child.kill("SIGCONT");
    await pause(runMilliseconds);
  }
}
