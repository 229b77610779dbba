import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";

const startMilliseconds = 240_000;
const pollMilliseconds = 50;

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null;

/** Waits until an address answers well. @throws Error when it does not, or the process behind it has ended */
export async function untilReady(url: string, child?: ChildProcess): Promise<void> {
  const deadline = Date.now() + startMilliseconds;
  while (Date.now() < deadline && !(child && hasEnded(child))) {
    if ((await fetch(url).catch(() => null))?.ok) return;
    await pause(pollMilliseconds);
  }
  throw new Error(`${url} never answered.`);
}

/** Ends a process that still runs. @returns its exit code */
export async function end(child: ChildProcess, signal: NodeJS.Signals = "SIGTERM") {
  if (!hasEnded(child)) {
    const exit = once(child, "exit");
    child.kill(signal);
    await exit;
  }
  return child.exitCode;
}
