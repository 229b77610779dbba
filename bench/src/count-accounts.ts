import { setTimeout as pause } from "node:timers/promises";
import type { Statistics } from "@frontdoor/contract/products/statistics.ts";
import type pg from "pg";
import { ask } from "./ask.ts";
import type { Bench, Figures } from "./bench.ts";
import { firstKey } from "./command.ts";
import { accountsNumbered } from "./fill/account-tables.ts";
import { openFilling } from "./fill/filling.ts";
import { dropIndexes } from "./fill/indexes.ts";
import { makePattern } from "./fill/pattern.ts";
import { neededDatabase, onPostgres, withFrontDoor } from "./front-door.ts";
import { percentiles, secondsSince, timesOf } from "./statistics.ts";

const accounts = Number(process.env.BENCH_FILL_ACCOUNTS ?? 1_000_000);
const timesEach = 100;

/** Measures whether the console's statistics stay fast with very many accounts, and how long counting these takes. */
export const countingAccounts: Bench = {
  name: "count-accounts",
  keptAs: `count-accounts-${accounts}`,
  about: `The accounts by product, role and state at ${accounts.toLocaleString("en-ZA")} accounts on real PostgreSQL (BENCH_DATABASE_URL, empty at first and a superuser's; BENCH_FILL_ACCOUNTS): seconds from a start until they are counted, with the first second in which no job runs, and the call of the screen ${timesEach} times before they came and after.`,
  async run() {
    const database = neededDatabase("an empty database of a superuser's");
    const environment = onPostgres(database);
    const client = await openFilling(database);
    try {
      const fill = await prepareFill(client, database);
      const key = await firstKey(environment);
      const few = await withFrontDoor(environment, ({ url }) => measure(url, key));
      const started = performance.now();
      await fill();
      const seconds = secondsSince(started);
      const many = await withFrontDoor(environment, ({ url }) => measure(url, key));
      return { "one account": few, filling: { seconds }, [`${accounts} accounts`]: many };
    } finally {
      await client.end();
    }
  },
};

/** Prepares the tables; the returned function fills them and has the accounts counted again. */
async function prepareFill(client: pg.Client, url: string): Promise<() => Promise<void>> {
  const insert = accountsNumbered(await makePattern(client, { url, accounts }));
  return async () => {
    const kept = await dropIndexes(client, ["accounts"]);
    await client.query("truncate accounts cascade");
    await client.query(insert);
    for (const { make } of kept) await client.query(make);
    await client.query("vacuum analyze accounts");
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
  const secondsUntilCounted = secondsSince(started);
  return {
    secondsUntilCounted,
    ...percentiles(await timesOf(timesEach, call), { p50: 0.5, p95: 0.95 }),
  };
}
