import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The latest findings of `frontdoor doctor` on this machine that need attention, and their time. */
interface LastFindings {
  at: string;
  found: string[];
}

const fileOf = (dataDir: string) => join(dataDir, "last-findings.json");

/** Stores them for the console's overview; without a data folder nothing is stored. */
export function noteFindings(dataDir: string, findings: LastFindings): void {
  try {
    writeFileSync(fileOf(dataDir), JSON.stringify(findings), { mode: 0o600 });
  } catch {
    // Whoever runs it may not write there: they read the findings themselves.
  }
}

/** The latest findings; null where there are none, or where the file is not ours. */
export function lastFindings(dataDir: string): LastFindings | null {
  try {
    const { at, found } = JSON.parse(readFileSync(fileOf(dataDir), "utf8"));
    const isOurs = typeof at === "string" && Array.isArray(found);
    return isOurs ? { at, found: found.map(String) } : null;
  } catch {
    return null;
  }
}
