import { setTimeout as pause } from "node:timers/promises";
import type { Figures } from "../bench.ts";
import { percentile, rounded } from "../statistics.ts";
import type { Run } from "./plan-figures.ts";
import { pressAll, settle } from "./press.ts";
import type { Logged, StatementLog } from "./statement-log.ts";

/** Longer than the interval of every frequent job. */
const idleMilliseconds = 15_000;

/** The logged statements of each run of each timed flow, by the flow's name. */
export type Told = Map<string, Logged[][]>;

export async function timesOfPresses(
  { client, ...log }: StatementLog,
  { flows, sample, key }: Run,
  url: string,
): Promise<Told> {
  await settle(client);
  // Only statements that recur while the server is idle are its own: those of its start also occur in requests.
  const begin = await log.position();
  await pause(idleMilliseconds);
  const ownTexts = new Set((await log.since(begin)).map(({ text }) => text));
  const settled = await log.position();
  const timed = flows.filter(({ times }) => times > 0);
  const setting = { url, key, sample };
  const pressed = await pressAll(client, setting, timed, ({ times }) => times);
  const told = (await log.since(settled)).filter(({ text }) => isOfPress(text, ownTexts));
  return new Map(
    timed.map((flow) => {
      const presses = pressed
        .filter((one) => one.flow === flow)
        .map(({ from, until }) => told.filter(({ at }) => at >= from && at <= until));
      return [flow.name, presses];
    }),
  );
}

/** The database's time for a run of each flow, and what it spent the slowest runs on. */
export function timeFigures(label: string, tolds: readonly Told[]): Figures {
  const figures: Figures = {};
  for (const name of tolds[0]?.keys() ?? []) {
    const presses = tolds.flatMap((told) => told.get(name) ?? []);
    figures[`${label}: ${name}`] = summary(presses);
    console.error(`${label}: ${name}`);
    figures[`${label}: ${name}, slowest ten`] = partsOf(slowest(presses));
  }
  return figures;
}

/** Leaves out the statements of background jobs; transactions are kept, since requests use them as well. */
const isOfPress = (text: string, own: ReadonlySet<string>) =>
  /^(begin|commit|rollback|start transaction)/i.test(text) || !own.has(text);

function summary(presses: readonly Logged[][]) {
  const sums = presses.map(sumOf);
  const statements = presses.map(
    (told) => told.filter(({ part }) => part === "execute" || part === "statement").length,
  );
  const at = (share: number) => Math.round(percentile(sums, share) * 100) / 100;
  return {
    presses: presses.length,
    statementsP50: percentile(statements, 0.5),
    databaseMillisecondsP50: at(0.5),
    databaseMillisecondsP99: at(0.99),
    databaseMillisecondsLongest: at(1),
  };
}

const traced = 10;

const sumOf = (told: readonly Logged[]) =>
  told.reduce((sum, { milliseconds }) => sum + milliseconds, 0);

const slowest = (presses: readonly Logged[][]) =>
  presses.toSorted((a, b) => sumOf(b) - sumOf(a)).slice(0, traced);

/** Splits the average time of the slowest runs into its parts, and prints the slowest statement of each. */
function partsOf(presses: readonly Logged[][]) {
  for (const told of presses) {
    const [dearest] = told.toSorted((a, b) => b.milliseconds - a.milliseconds);
    if (dearest === undefined) continue;
    const { part, milliseconds, text } = dearest;
    console.error(
      `${sumOf(told).toFixed(1)} ms, of which ${milliseconds} ${part}: ${text.trim().slice(0, 150)}`,
    );
  }
  const each = (is: (one: Logged) => boolean) =>
    rounded(sumOf(presses.flat().filter(is)) / Math.max(presses.length, 1));
  const isCommit = ({ text }: Logged) => /^commit/i.test(text);
  const isPlanning = ({ part }: Logged) => part === "parse" || part === "bind";
  return {
    presses: presses.length,
    commitMilliseconds: each(isCommit),
    planMilliseconds: each((one) => isPlanning(one) && !isCommit(one)),
    runMilliseconds: each((one) => !isPlanning(one) && !isCommit(one)),
  };
}
