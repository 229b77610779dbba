import type pg from "pg";
import type { Bench, Figures } from "../bench.ts";
import { neededDatabase } from "../front-door.ts";
import { secondsSince } from "../statistics.ts";
import { accountsNumbered, accountTables } from "./account-tables.ts";
import { inTwoLanes, openFilling } from "./filling.ts";
import { dropIndexes } from "./indexes.ts";
import { otherTables, signaturesContinue } from "./other-tables.ts";
import { makePattern } from "./pattern.ts";

const accounts = Number(process.env.BENCH_FILL_ACCOUNTS ?? 100_000);

/** Fills a database with as many rows as years of use would leave. */
export const filling: Bench = {
  name: "fill",
  keptAs: `fill-${accounts}`,
  about: `${accounts.toLocaleString("en-ZA")} accounts with what belongs to them, a tenth as many practices, twice as many audit events with their signatures, and what lies in the outbox and around it in proportion, into an empty database on PostgreSQL (BENCH_DATABASE_URL, a superuser's; BENCH_FILL_ACCOUNTS). The indexes of usernames and addresses are the real ones: everybody can log in.`,
  async run() {
    const url = neededDatabase("an empty database of a superuser's");
    const client = await openFilling(url);
    try {
      return await fill(client, url);
    } finally {
      await client.end();
    }
  },
};

async function fill(client: pg.Client, url: string): Promise<Figures> {
  const { rows } = await client.query("select to_regclass('public.accounts') as there");
  if (rows[0].there !== null) throw new Error("The database is not empty.");
  const pattern = await makePattern(client, { url, accounts });
  const rest = Object.entries({ ...accountTables(pattern), ...otherTables(pattern) });
  const names = ["accounts", ...rest.map(([table]) => table)];
  const started = performance.now();
  const seconds = new Map<string, number>();
  const kept = await dropIndexes(client, names);
  // One transaction for truncate and insert: PostgreSQL then skips the write-ahead log for the rows
  // (`wal_level=minimal`).
  const filler = ([table, insert]: [string, string]) => {
    return async (lane: pg.Client) => {
      const moment = performance.now();
      await lane.query(`begin; truncate ${table} cascade`);
      await lane.query(insert);
      await lane.query("commit");
      seconds.set(table, secondsSince(moment));
      console.error(`${table}: ${seconds.get(table)} s`);
    };
  };
  const ofAccounts = rest.filter(([, insert]) => insert.includes("from accounts "));
  const others = rest.filter((table) => !ofAccounts.includes(table));
  await client.query("truncate audit_unsealed");
  // The other tables of accounts select from them.
  await filler(["accounts", accountsNumbered(pattern)])(client);
  await inTwoLanes(url, [...others, ...ofAccounts].map(filler));
  await client.query(signaturesContinue(accounts));
  const indexing = performance.now();
  await inTwoLanes(
    url,
    kept.map(({ make, name }) => async (lane) => {
      const moment = performance.now();
      await lane.query(make);
      console.error(`${name}: ${secondsSince(moment)} s`);
    }),
  );
  const indexSeconds = secondsSince(indexing);
  const tidying = performance.now();
  await client.query("vacuum analyze");
  const figures: Figures = {};
  for (const table of names)
    figures[table] = { seconds: seconds.get(table) ?? 0, ...(await sizeOf(client, table)) };
  const { rows: sizes } = await client.query(
    "select pg_database_size(current_database()) as bytes",
  );
  const bytes = Number(sizes[0].bytes);
  return {
    ...figures,
    [`${kept.length} indexes made after`]: { seconds: indexSeconds },
    "vacuum analyze": { seconds: secondsSince(tidying) },
    all: {
      seconds: secondsSince(started),
      rows: Object.values(figures).reduce(
        (sum, row) => sum + Number((row as Record<string, number>).rows ?? 0),
        0,
      ),
      bytesEach: Math.round(bytes / accounts),
      megabytes: Math.round(bytes / 1e6),
    },
  };
}

async function sizeOf(client: pg.Client, table: string): Promise<Record<string, number>> {
  const { rows } = await client.query(
    `select (select count(*) from ${table})::float8 as rows,
       pg_table_size($1::regclass)::float8 as own, pg_indexes_size($1::regclass)::float8 as indexes`,
    [table],
  );
  const [{ rows: count, own, indexes }] = rows;
  return {
    rows: count,
    bytesEach: Math.round((own + indexes) / count),
    megabytes: Math.round((own + indexes) / 1e6),
    indexMegabytes: Math.round(indexes / 1e6),
  };
}
