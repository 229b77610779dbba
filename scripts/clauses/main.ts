import { globSync, readFileSync, writeFileSync } from "node:fs";
import { collectCitations } from "./citations.ts";
import { readClauses } from "./clause-ids.ts";
import { specMap } from "./spec-map.ts";
import { type Flow, judge } from "./verdict.ts";

const mapFile = "docs/spec-map.md";

/**
 * Checks that every clause belongs to a flow, every finished flow is tested, and the map of clauses
 * to tests is up to date. With `--write` it brings the map up to date instead.
 * @returns what is wrong, a line each
 */
export function checkClauses({ write }: { write: boolean }): string[] {
  const clauses = readClauses(readFileSync("docs/clauses.md", "utf8"));
  const flows: Flow[] = JSON.parse(readFileSync("docs/flows.json", "utf8"));
  const files = globSync("{contract,demo,e2e,scripts,server,site}/**/*.{test,spec}.{ts,tsx}", {
    exclude: (path) =>
      path === "node_modules" || path === "scripts/clauses" || path.includes(".nightly."),
  });
  const sources = new Map(files.map((path) => [path, readFileSync(path, "utf8")]));
  const tests = collectCitations(sources);
  const { faults, open } = judge(clauses, flows, tests);
  const missing = [...open].filter(([, ids]) => ids.length > 0);
  for (const [flow, ids] of missing) console.log(`no test yet: ${flow}: ${ids.join(" ")}`);
  const map = specMap(flows, tests);
  if (write) writeFileSync(mapFile, map);
  else if (readFileSync(mapFile, "utf8") !== map) {
    faults.push(`${mapFile} is out of date: run node scripts/clauses/main.ts --write`);
  }
  return faults;
}

if (import.meta.main) {
  const faults = checkClauses({ write: process.argv.includes("--write") });
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
