import { type SqlBool, sql } from "kysely";
import { afterAll, beforeEach, expect, test } from "vitest";
import { openTestDatabase } from "../../test/database.ts";
import type { Database } from "./database/database.ts";
import { daySeconds, deleteDue, deletion, secondsBefore, sweep } from "./deletion.ts";

const database = await openTestDatabase();
afterAll(() => database.close());
beforeEach(() => sql`truncate spent_proofs`.execute(database.kysely));

const now = new Date("2026-03-01T00:00:00Z");
/** More than one statement deletes. */
const many = 10_001;
const jobs = [
  deletion("found by an index", "spent_proofs", (proof, at) => proof("expires_at", "<=", at)),
  sweep("read page by page", "spent_proofs", (proof, at) => proof("expires_at", "<=", at)),
];

async function addProofs(count: number, expiresAt: Date): Promise<void> {
  const adding = sql`
    insert into spent_proofs (nonce, expires_at)
    select sha256(${`${expiresAt.toISOString()} `}::bytea || n::text::bytea), ${expiresAt}
    from generate_series(1, ${count}::int) n
  `;
  // A statement as long as a busy machine makes it.
  await database.withoutTimeLimits((db) => adding.execute(db));
}

async function kept(): Promise<number> {
  const rows = await database.kysely.selectFrom("spent_proofs").select("nonce").execute();
  return rows.length;
}

test.each(jobs)(
  "rows $name go when their time is over, however many, and no other",
  async (job) => {
    await addProofs(many, now);
    await addProofs(3, new Date(now.getTime() + 1));
    expect(await job.run(database, now)).toBe(many);
    expect(await kept()).toBe(3);
  },
);

test.each(jobs)("$name: nothing is begun once the process is about to leave", async (job) => {
  await addProofs(3, now);
  expect(await job.run(database, now, AbortSignal.abort())).toBe(0);
  expect(await kept()).toBe(3);
});

test("a run ends when it is full", async () => {
  await addProofs(7, now);
  const ended = sql<SqlBool>`expires_at <= ${now}`;
  const turn = { now, signal: undefined };
  const most = { portion: 3, fullRun: 6 };
  expect(await deleteDue(database.kysely, "spent_proofs", () => ended, turn, most)).toBe(6);
  expect(await kept()).toBe(1);
});

/** One row is renewed by somebody who has not committed yet while the job comes to it. */
async function whileRenewed({ kysely }: Database, work: () => Promise<unknown>): Promise<void> {
  const renewed = Promise.withResolvers<void>();
  const comes = Promise.withResolvers<void>();
  const renewal = kysely.transaction().execute(async (tx) => {
    await tx
      .updateTable("spent_proofs")
      .set({ expires_at: new Date(now.getTime() + daySeconds * 1_000) })
      .execute();
    renewed.resolve();
    await comes.promise;
  });
  await renewed.promise;
  const done = work();
  for (let waiting = 0; waiting === 0; ) {
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::int as waiting from pg_locks where not granted
        and pid in (select pid from pg_stat_activity where datname = current_database())
    `.execute(kysely);
    waiting = rows[0]?.waiting ?? 0;
  }
  comes.resolve();
  await Promise.all([renewal, done]);
}

test.skipIf(process.env.TEST_DATABASE_URL === undefined).each(jobs)(
  "$name: a row that is used in this moment stays",
  async (job) => {
    await addProofs(1, secondsBefore(now, 1));
    await whileRenewed(database, () => job.run(database, now));
    expect(await kept()).toBe(1);
  },
);
