import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Linux's folder for files in memory, and the most that a whole run stores there. */
const inMemory = "/dev/shm";
const bytesWanted = 6 * 2 ** 30;

/**
 * The folder for a run's temporary files: in memory where there is room and programs may run, since creating and
 * dropping databases is mostly writing. Undefined where the system's own folder is just as good.
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
