import type { Figures } from "../bench.ts";
import { rounded } from "../statistics.ts";
import type { Flow, Setting } from "./flow.ts";
import { lookAt } from "./plans.ts";
import { pressAll, settle } from "./press.ts";
import type { Logged, StatementLog } from "./statement-log.ts";

export interface Run {
  flows: readonly Flow[];
  sample: Setting["sample"];
  key: string;
  /** The size of the database, for the reader of the results. */
  label: string;
}

const presses = 3;
const manyRows = 10_000;
const rowsWorthTelling = 1_000;

/** Evaluates the query plans of the server's background work and of each flow. */
export async function planFigures(
  log: StatementLog,
  { flows, sample, key, label }: Run,
  url: string,
): Promise<Figures> {
  const begin = await log.position();
  await settle(log.client);
  const own = await log.since(begin);
  const settled = await log.position();
  const pressed = await pressAll(log.client, { url, key, sample }, flows, () => presses);
  const told = await log.since(settled);
  const found: Figures = {
    [`${label}: plans of the server's own work`]: summary("own work", own),
  };
  for (const flow of flows) {
    const spans = pressed.filter((one) => one.flow === flow);
    const first = Math.min(...spans.map(({ from }) => from));
    const last = Math.max(...spans.map(({ until }) => until));
    const of = told.filter(({ at }) => at >= first && at <= last);
    found[`${label}: plans, ${flow.name}`] = summary(flow.name, of);
  }
  return found;
}

/** Prints statements that touch many rows, because the figure alone does not say which ones they are. */
function summary(name: string, told: readonly Logged[]) {
  const plans = told.filter(({ part }) => part === "plan");
  let [searchedThrough, mostRows] = [0, 0];
  const seen = new Set<string>();
  for (const { plan, text, milliseconds } of plans) {
    const looked = lookAt(plan, manyRows);
    searchedThrough += looked.searchedThrough.length;
    mostRows = Math.max(mostRows, looked.rowsTouched);
    if (looked.rowsTouched < rowsWorthTelling || seen.has(text)) continue;
    seen.add(text);
    const what = looked.searchedThrough.join(", ");
    console.error(
      `${name}: ${what} ${looked.rowsTouched} rows, ${rounded(milliseconds)} ms: ${text}`,
    );
  }
  return { plans: plans.length, stepsOfManyRows: searchedThrough, mostRowsOfAStep: mostRows };
}
