import { setTimeout as pause } from "node:timers/promises";
import type { Statistics } from "@frontdoor/contract/products/statistics.ts";
import type pg from "pg";
import type { Bench, Figures } from "./bench.ts";
import { openFilling } from "./fill/filling.ts";
import { dropIndexes } from "./fill/indexes.ts";
import { fillMasterKey, makePattern } from "./fill/pattern.ts";
import { filledTables } from "./fill/tables.ts";
import { firstKey } from "./first-key.ts";
import { withFrontDoor } from "./front-door.ts";
import { ask } from "./scale/ask.ts";
import { percentile, rounded } from "./statistics.ts";

/** An empty database on a PostgreSQL server; its user must be a superuser. */
const databaseUrl = process.env.BENCH_DATABASE_URL;
const accounts = Number(process.env.BENCH_FILL_ACCOUNTS ?? 1_000_000);
const timesEach = 100;

/** Measures whether the console's statistics stay fast with very many accounts, and how long counting these takes. */
export const countingAccounts: Bench = {
  name: "count-accounts",
  keptAs: `count-accounts-${accounts}`,
  about: `The accounts by product, role and state at ${accounts.toLocaleString("en-ZA")} accounts on real PostgreSQL (BENCH_DATABASE_URL, empty at first and a superuser's; BENCH_FILL_ACCOUNTS): seconds from a start until they are counted, with the first second in which no job runs, and the call of the screen ${timesEach} times before they came and after.`,
  async run() {
    if (databaseUrl === undefined) throw new Error("Set BENCH_DATABASE_URL to an empty database.");
    const environment = { DATABASE_URL: databaseUrl, MASTER_KEY: fillMasterKey };
    const client = await openFilling(databaseUrl);
    try {
      const fill = await prepareFill(client, databaseUrl);
      const key = await firstKey(environment);
      const few = await withFrontDoor(environment, ({ url }) => measure(url, key));
      const started = performance.now();
      await fill();
      const seconds = rounded((performance.now() - started) / 1_000);
      const many = await withFrontDoor(environment, ({ url }) => measure(url, key));
      return { "one account": few, filling: { seconds }, [`${accounts} accounts`]: many };
    } finally {
      await client.end();
    }
  },
};

/** Prepares the tables; the returned function fills them and has the accounts counted again. */
async function prepareFill(client: pg.Client, url: string): Promise<() => Promise<void>> {
  const [table] = filledTables(await makePattern(client, { url, accounts }));
  if (table === undefined) throw new Error("There is nothing to fill.");
  return async () => {
    const kept = await dropIndexes(client, [table.table]);
    await client.query(`truncate ${table.table} cascade`);
    await client.query(table.insert);
    for (const { make } of kept) await client.query(make);
    await client.query(`vacuum analyze ${table.table}`);
    await client.query("delete from daily_statistics where measure = 'accounts'");
  };
}

async function measure(url: string, key: string): Promise<Figures[string]> {
  const call = async () => {
    const headers = { Authorization: `Bearer ${key}` };
    const { body } = await ask(`${url}/api/products/statistics?unit=day`, { headers });
    return body as Statistics;
  };
  const started = performance.now();
  while ((await call()).accounts.day === null) {
    if (performance.now() - started > 300_000) throw new Error("The accounts are not counted.");
    await pause(100);
  }
  const secondsUntilCounted = rounded((performance.now() - started) / 1_000);
  const times: number[] = [];
  for (let turn = 0; turn < timesEach; turn += 1) {
    const asked = performance.now();
    await call();
    times.push(performance.now() - asked);
  }
  return {
    secondsUntilCounted,
    p50: rounded(percentile(times, 0.5)),
    p95: rounded(percentile(times, 0.95)),
  };
}
