import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { silentLog } from "../../src/cli/with-database.ts";
import type { Database } from "../../src/platform/database/database.ts";
import { openDatabase } from "../../src/platform/database/open-database.ts";
import { stalestMilliseconds } from "../../src/platform/database/replica.ts";
import { debianBinaries, startPostgres, type TestPostgres } from "../postgres.ts";

/** Two PostgreSQL servers of Debian, the second of which follows the first. */
const [binaries] = debianBinaries();
let primary: TestPostgres;
let standby: TestPostgres;
let database: Database;

beforeAll(async () => {
  if (binaries === undefined) return;
  primary = await startPostgres({ binaries, settings: () => ["wal_level=replica"] });
  standby = await startPostgres({ binaries, standbyOf: primary.url });
  const urls = { databaseUrl: primary.url, databaseReadUrl: standby.url };
  database = await openDatabase({ ...urls, dataDir: "" }, silentLog);
  await sql`create table written (number integer)`.execute(database.kysely);
});
afterAll(async () => {
  await database?.close();
  await standby?.stop();
  await primary?.stop();
});

/** Who answers, and the newest of what was written that it knows. */
async function read() {
  const { rows } = await database.read((db) =>
    sql<{ from: "primary" | "standby"; newest: number | null }>`
      select case when pg_is_in_recovery() then 'standby' else 'primary' end as from,
        (select max(number) from written) as newest`.execute(db),
  );
  return rows[0];
}
async function untilFrom(who: "primary" | "standby", seconds: number) {
  const started = performance.now();
  while ((await read())?.from !== who) {
    if (performance.now() - started > seconds * 1_000) throw new Error(`Never from the ${who}.`);
    await pause(200);
  }
  return (performance.now() - started) / 1_000;
}

test.skipIf(binaries === undefined)(
  "reads go to a standby that follows, are never older than the bound, and go to the primary while it is behind or away",
  async () => {
    await untilFrom("standby", 30);
    const writes: { number: number; at: number }[] = [];
    const oldest: number[] = [];
    let number = 0;
    const write = async () => {
      number += 1;
      await sql`insert into written values (${number})`.execute(database.kysely);
      writes.push({ number, at: performance.now() });
    };
    const seen = { primary: 0, standby: 0 };
    const readOnce = async () => {
      const began = performance.now();
      const answer = await read();
      if (answer === undefined) throw new Error("Nothing was read.");
      seen[answer.from] += 1;
      const missed = writes.find((each) => each.number > (answer.newest ?? 0) && each.at < began);
      oldest.push(missed === undefined ? 0 : began - missed.at);
    };
    const during = async (seconds: number) => {
      const until = performance.now() + seconds * 1_000;
      while (performance.now() < until) {
        await write();
        await readOnce();
        await pause(100);
      }
    };
    await during(5);
    expect(seen.standby).toBeGreaterThan(0);

    standby.run(`psql -qc 'select pg_wal_replay_pause()' '${standby.url}'`);
    seen.primary = 0;
    await during(stalestMilliseconds / 1_000 + 6);
    expect(seen.primary).toBeGreaterThan(0);
    expect((await read())?.from).toBe("primary");
    standby.run(`psql -qc 'select pg_wal_replay_resume()' '${standby.url}'`);
    await untilFrom("standby", 30);

    await standby.kill();
    for (let time = 0; time < 20; time += 1) await readOnce();
    expect((await read())?.from).toBe("primary");
    await standby.start();
    await untilFrom("standby", 60);
    await during(3);
    // A second between two looks, and what a busy machine adds.
    expect(Math.max(...oldest)).toBeLessThan(stalestMilliseconds + 2_000);
    console.log(
      `The oldest that was read was ${Math.round(Math.max(...oldest))} ms old, of ${oldest.length} reads.`,
    );
  },
  240_000,
);
