import { setTimeout as pause } from "node:timers/promises";
import type { Figures } from "../bench.ts";
import { percentile } from "../statistics.ts";
import type { OnServer, Run } from "./plan-figures.ts";
import { pressAll, settle } from "./press.ts";
import type { Logged, StatementLog } from "./statement-log.ts";

/** Longer than any job waits that comes again and again. */
const idleMilliseconds = 15_000;

/** What the database does for one press of each flow that is to be timed. */
export async function timeFigures(
  log: StatementLog,
  { flows, sample, key, label }: Run,
  onServer: OnServer,
): Promise<Figures> {
  const { figures } = await onServer(async (url) => {
    await settle(log.client);
    // What it did at its start, requests do as well: only what it goes on doing is its own.
    const begin = await log.position();
    await pause(idleMilliseconds);
    const ownTexts = new Set((await log.since(begin)).map(({ text }) => text));
    const settled = await log.position();
    const timed = flows.filter(({ times }) => times > 0);
    const setting = { url, key, sample };
    const pressed = await pressAll(log.client, setting, timed, ({ times }) => times);
    const told = (await log.since(settled)).filter(({ text }) => isOfPress(text, ownTexts));
    const found: Figures = {};
    for (const flow of timed) {
      const presses = pressed
        .filter((one) => one.flow === flow)
        .map(({ from, until }) => told.filter(({ at }) => at >= from && at <= until));
      found[`${label}: ${flow.name}`] = summary(presses);
    }
    return found;
  });
  return figures;
}

/** What the server says by itself again and again is nobody's; a transaction's words are everybody's. */
const isOfPress = (text: string, own: ReadonlySet<string>) =>
  /^(begin|commit|rollback|start transaction)/i.test(text) || !own.has(text);

function summary(presses: readonly Logged[][]) {
  const sums = presses.map((told) => told.reduce((sum, { milliseconds }) => sum + milliseconds, 0));
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
