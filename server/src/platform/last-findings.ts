import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What `frontdoor doctor` found last on this machine that wants somebody, and when. */
interface LastFindings {
  at: string;
  found: string[];
}

const fileOf = (dataDir: string) => join(dataDir, "last-findings.json");

/** Notes them for the console's overview; where there is no data folder nothing is noted. */
export function noteFindings(dataDir: string, findings: LastFindings): void {
  try {
    writeFileSync(fileOf(dataDir), JSON.stringify(findings), { mode: 0o600 });
  } catch {
    // Whoever runs it may not write there: they read the findings themselves.
  }
}

/** The last findings; null where none are noted, or the file is not one of ours. */
export function lastFindings(dataDir: string): LastFindings | null {
  try {
    const { at, found } = JSON.parse(readFileSync(fileOf(dataDir), "utf8"));
    const isOurs = typeof at === "string" && Array.isArray(found);
    return isOurs ? { at, found: found.map(String) } : null;
  } catch {
    return null;
  }
}
