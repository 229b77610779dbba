import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { collectCitations } from "./citations.ts";
import { readClauses } from "./clause-ids.ts";
import { specMap } from "./spec-map.ts";
import { type Flow, judge } from "./verdict.ts";

const mapFile = ".cache/spec-map.md";

/**
 * Checks that every clause belongs to a flow and every finished flow is tested.
 * With `map` it also writes the page of all clauses with their tests.
 * @returns what is wrong, a line each
 */
export function checkClauses({ map }: { map: boolean }): string[] {
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
  if (map) {
    mkdirSync(dirname(mapFile), { recursive: true });
    writeFileSync(mapFile, specMap(flows, tests));
    console.log(mapFile);
  }
  return faults;
}

if (import.meta.main) {
  const faults = checkClauses({ map: process.argv.includes("--map") });
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
