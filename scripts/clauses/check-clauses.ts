import { globSync, readFileSync } from "node:fs";
import { collectCitations } from "./citations.ts";
import { readClauses } from "./clause-ids.ts";
import { type Flow, judge } from "./verdict.ts";

/**
 * Checks that every clause belongs to a flow and every finished flow is tested.
 * @returns the problems, a line each
 */
export function checkClauses(): string[] {
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
  return faults;
}
