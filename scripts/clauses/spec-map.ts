import type { Citations } from "./citations.ts";
import { expandRange } from "./clause-ids.ts";
import type { Flow } from "./verdict.ts";

const head = `# Clauses and their tests

The tests of each clause of [clauses.md](../docs/clauses.md), by flow.
`;

/** A page of every clause of every flow with the files whose tests cite it. */
export function specMap(flows: readonly Flow[], tests: Citations): string {
  const parts = flows.map((flow) => {
    const ids = flow.clauses.flatMap(expandRange);
    const rows = ids.map((id) => `| ${id} | ${links(tests.get(id))} |`);
    const tested = ids.filter((id) => tests.has(id)).length;
    const state = flow.finished ? "finished" : "being built";
    return `## ${flow.name}\n\n${state}, ${tested} of ${ids.length} clauses tested\n\n${table(rows)}`;
  });
  const security = [...tests.keys()].filter((id) => id.startsWith("SEC-"));
  const rows = security
    .toSorted((a, b) => a.localeCompare(b, "en", { numeric: true }))
    .map((id) => `| ${id} | ${links(tests.get(id))} |`);
  const last = `## Security rows\n\n| Row | Tests |\n|---|---|\n${rows.join("\n")}\n`;
  return [head, ...parts, last].join("\n");
}

function table(rows: readonly string[]): string {
  return `| Clause | Tests |\n|---|---|\n${rows.join("\n")}\n`;
}

function links(paths: ReadonlySet<string> | undefined): string {
  if (paths === undefined) return "not yet";
  return [...paths]
    .toSorted()
    .map((path) => `[${path}](../${path})`)
    .join(" ");
}
