import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { ChildServer } from "../child-server.ts";

const noticedMilliseconds = 200;

/** Where a server that is started with `clock-that-jumps.ts` reads how many milliseconds its clock is off. */
export const offsetFile = (dataDir: string) => join(dataDir, "clock-offset");

/** Sets the clocks of servers to so many milliseconds from the right time. */
export async function setClocks(servers: readonly ChildServer[], offset: number): Promise<void> {
  for (const { dataDir } of servers) {
    const file = offsetFile(dataDir);
    writeFileSync(`${file}.new`, String(offset));
    renameSync(`${file}.new`, file);
  }
  await pause(noticedMilliseconds);
}
