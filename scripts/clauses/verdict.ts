import type { Citations } from "./citations.ts";
import { type Clause, expandRange } from "./clause-ids.ts";

/** An entry of docs/flows.json. `finished` promises a test for each of its clauses. */
export interface Flow {
  name: string;
  finished: boolean;
  clauses: string[];
}

export interface Verdict {
  /** The problems that make the check fail, a line each. */
  faults: string[];
  /** Flow → its clauses that no test cites yet. */
  open: Map<string, string[]>;
}

/** Compares the catalogue, the flows and the tests. */
export function judge(
  clauses: readonly Clause[],
  flows: readonly Flow[],
  tests: Citations,
): Verdict {
  const known = new Set(clauses.map(({ id }) => id));
  const owners = new Map<string, string[]>();
  const open = new Map<string, string[]>();
  const faults: string[] = [];
  for (const flow of flows) {
    const ids = flow.clauses.flatMap(expandRange);
    for (const id of ids) owners.set(id, [...(owners.get(id) ?? []), flow.name]);
    const untested = ids.filter((id) => known.has(id) && !tests.has(id));
    open.set(flow.name, untested);
    if (!flow.finished) continue;
    faults.push(...untested.map((id) => `${flow.name} is finished, but no test cites ${id}`));
  }
  for (const [id, names] of owners) {
    if (!known.has(id)) faults.push(`docs/flows.json: ${id} of ${names.join(", ")} is no clause`);
    else if (names.length > 1) faults.push(`docs/flows.json: ${id} is in ${names.join(" and ")}`);
  }
  for (const id of known) {
    if (!owners.has(id)) faults.push(`docs/flows.json: ${id} belongs to no flow`);
  }
  for (const [id, paths] of tests) {
    if (id.startsWith("SEC-") || known.has(id)) continue;
    faults.push(`${[...paths].join(", ")}: ${id} is no clause`);
  }
  return { faults, open };
}
