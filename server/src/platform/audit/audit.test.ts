import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestClock } from "../../../test/clock.ts";
import { openTestDatabase, silentLog } from "../../../test/database.ts";
import { createTestKeys } from "../../../test/keys.ts";
import { jobNamed } from "../../../test/maintenance-jobs.ts";
import type { Database } from "../database/database.ts";
import { audit } from "./audit.ts";
import { markAudit } from "./audit-mark.ts";
import { signAudit } from "./sign-audit.ts";
import { verifyAuditChain } from "./verify-audit.ts";

const { clock, advance } = createTestClock();
const keys = createTestKeys();

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await markAudit(database, { keys, clock, log: silentLog });
});
afterAll(() => database.close());

const record = (kind: string) =>
  database.kysely.transaction().execute((tx) =>
    audit(
      tx,
      { clock },
      {
        kind,
        actor: "system",
        subjectId: "s",
        realm: "practice",
        details: { b: 1, a: "x" },
      },
    ),
  );
const sign = () => database.kysely.transaction().execute((tx) => signAudit(tx, keys));
const check = () => verifyAuditChain(database.kysely, { keys, now: clock() });
const run = (statement: string) => sql.raw(statement).execute(database.kysely);

/** Runs statements as someone who has switched the triggers off, then undoes them. */
async function whileTampered<T>(statement: string, look: () => Promise<T>): Promise<T> {
  await run(`create table kept_events as table audit_events`);
  await run(`create table kept_seals as table audit_seals`);
  await run(`create table kept_waiting as table audit_unsealed`);
  await run("alter table audit_events disable trigger user");
  await run("alter table audit_seals disable trigger user");
  try {
    await run(statement);
    return await look();
  } finally {
    await run("delete from audit_events; delete from audit_seals; delete from audit_unsealed");
    await run(`insert into audit_events table kept_events;
      insert into audit_seals overriding system value table kept_seals;
      insert into audit_unsealed table kept_waiting`);
    await run("alter table audit_events enable trigger user");
    await run("alter table audit_seals enable trigger user");
    await run("drop table kept_events, kept_seals, kept_waiting");
  }
}

test("[SEC-H6] signed events form one chain with a head, however many signers run", async () => {
  for (let number = 0; number < 20; number += 1) {
    await record(`kind ${number}`);
    advance({ seconds: 1 });
  }
  const signed = await Promise.all([sign(), sign(), sign(), sign()]);
  expect(signed.reduce((sum, count) => sum + count, 0)).toBe(20);
  const head = expect.stringMatching(/^\w{64}$/);
  expect(await check()).toMatchObject({ ok: true, events: 20, head });
});

test.each([
  "update audit_events set kind = 'other'",
  "delete from audit_events",
  "truncate audit_events",
  "update audit_seals set hash = hash",
  "update audit_seals set event_hash = hash, key_id = 'another'",
  "delete from audit_seals",
  "truncate audit_seals",
])("[SEC-H6] the database refuses: %s", async (statement) => {
  await expect(run(statement)).rejects.toThrow("append-only");
});

const fourth = "(select event_id from audit_seals order by position offset 3 limit 1)";
test.each([
  ["changed", `update audit_events set kind = 'other' where id = ${fourth}`],
  ["changed", `update audit_events set details = '{"a":"y","b":1}' where id = ${fourth}`],
  ["changed", `update audit_events set actor = 'other' where id = ${fourth}`],
  ["removed", `delete from audit_events where id = ${fourth}`],
  ["chain-broken", `delete from audit_seals where event_id = ${fourth}`],
  ["chain-broken", `update audit_seals set event_at = now() where event_id = ${fourth}`],
])("[SEC-H6] a tampered audit is found: %s by %s", async (problem, statement) => {
  expect(await whileTampered(statement, check)).toMatchObject({ ok: false, problem });
  expect(await check()).toMatchObject({ ok: true });
});

test("[SEC-H6] an event that someone hides from the signer is found", async () => {
  await record("hidden");
  const found = await whileTampered("delete from audit_unsealed", check);
  expect(found).toMatchObject({ ok: false, problem: "never-sealed" });
  expect(await sign()).toBe(1);
});

test("[SEC-H5] an event disappears with the change that failed", async () => {
  const failed = database.kysely.transaction().execute(async (tx) => {
    await audit(tx, { clock }, { kind: "lost", actor: "a", subjectId: null, realm: null });
    throw new Error("stop");
  });
  await expect(failed).rejects.toThrow("stop");
  expect(await sign()).toBe(0);
});

test("[SEC-H8] events leave after 24 months, and the chain still holds", async () => {
  const old = createTestClock(new Date(Date.now() - 800 * 24 * 3_600_000));
  await database.kysely
    .transaction()
    .execute((tx) => audit(tx, old, { kind: "old", actor: "a", subjectId: null, realm: null }));
  await sign();
  expect(await jobNamed("remove-old-audit-events").run(database, new Date())).toBe(1);
  expect(await check()).toMatchObject({ ok: true, events: 22 });
});
