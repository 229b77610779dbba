import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Where Linux keeps files in memory, and what a whole run puts there at most. */
const inMemory = "/dev/shm";
const bytesWanted = 6 * 2 ** 30;

/**
 * Where a run has its temporary files: in memory where there is room and programs may run, since making and
 * dropping databases is mostly writing. Undefined where the system's own folder is as good as any.
 */
export function temporaryFolder(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize >= bytesWanted && mayRunPrograms(inMemory) ? inMemory : undefined;
  } catch {
    return undefined;
  }
}

function mayRunPrograms(folder: string): boolean {
  const own = mkdtempSync(join(folder, "frontdoor-"));
  try {
    const program = join(own, "program");
    writeFileSync(program, "#!/bin/sh\nexit 0\n", { mode: 0o700 });
    execFileSync(program);
    return true;
  } finally {
    rmSync(own, { recursive: true });
  }
}
