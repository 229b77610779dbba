import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { ChildServer } from "../faults/child-server.ts";

const pollMilliseconds = 20;

/** Where a server that is started with `tell-heap.ts` writes the bytes of its heap. */
export const heapFile = (dataDir: string) => join(dataDir, "heap");

/** What the heap of a server holds after a collection, in MiB. */
export async function heapMiB({ dataDir, signal }: ChildServer): Promise<number> {
  const file = heapFile(dataDir);
  rmSync(file, { force: true });
  signal("SIGUSR2");
  while (!existsSync(file)) await pause(pollMilliseconds);
  return Math.round((Number(readFileSync(file, "utf8")) / 2 ** 20) * 10) / 10;
}
