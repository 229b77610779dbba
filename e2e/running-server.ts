import type { ChildProcess } from "node:child_process";
import { setTimeout } from "node:timers/promises";

/** Waits until a started server answers `/readyz`. @returns false when it has exited instead */
export async function untilReady(server: ChildProcess, origin: string): Promise<boolean> {
  while (server.exitCode === null) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) return true;
    await setTimeout(200);
  }
  return false;
}
