import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const fileOf = (dataDir: string) => join(dataDir, "last-backup");

/** When the last backup was made, by the note in the data folder; null where there is none. */
export function lastBackup(dataDir: string): Date | null {
  try {
    const madeAt = new Date(readFileSync(fileOf(dataDir), "utf8").trim());
    return Number.isNaN(madeAt.getTime()) ? null : madeAt;
  } catch {
    return null;
  }
}

/** Notes that a backup has been made, for the metrics and `frontdoor doctor`. */
export function noteBackup(dataDir: string, madeAt: Date): void {
  writeFileSync(fileOf(dataDir), `${madeAt.toISOString()}\n`, { mode: 0o600 });
}
