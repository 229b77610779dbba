import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createTestClock } from "../../../test/clock.ts";
import { openTestDatabase, silentLog } from "../../../test/database.ts";
import type { Database } from "../database/database.ts";
import { createKeys, type Keys } from "../keys/keys.ts";
import { audit } from "./audit.ts";
import { moveSignaturesToCurrentKey } from "./audit-jobs.ts";
import { markAudit } from "./audit-mark.ts";
import { chainHash, chainStart, eventHash } from "./chain.ts";
import { signAudit } from "./sign-audit.ts";
import { type NotedPlace, verifyAuditChain } from "./verify-audit.ts";

const [old, next] = [randomBytes(32), randomBytes(32)];
const keys = createKeys(old);
const rotated = createKeys(next, old);
const { clock, advance } = createTestClock();

let database: Database;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const run = (statement: string) => sql.raw(statement).execute(database.kysely);
const start = (given: Keys = keys) => markAudit(database, { keys: given, clock, log: silentLog });
const check = (given: Keys = keys, noted?: NotedPlace) =>
  verifyAuditChain(database.kysely, { keys: given, now: clock(), noted });
const move = (signal?: AbortSignal) =>
  moveSignaturesToCurrentKey(rotated, silentLog).run(database, clock(), signal);

async function recordAndSign(count: number, given: Keys = keys): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    advance({ seconds: 1 });
    const event = { kind: `kind ${number}`, actor: "system", subjectId: null, realm: null };
    await database.kysely.transaction().execute((tx) => audit(tx, { clock }, event));
  }
  await database.kysely.transaction().execute((tx) => signAudit(tx, given));
}

/** What an owner of the database can do: everything but make a code. */
async function asOwner(work: () => Promise<unknown>): Promise<void> {
  await run("alter table audit_events disable trigger user");
  await run("alter table audit_seals disable trigger user");
  await run("alter table audit_seals drop constraint if exists audit_seals_keyed");
  await work();
  await run("alter table audit_events enable trigger user");
  await run("alter table audit_seals enable trigger user");
}

/** Computes every hash anew for the events as they are now, so that the chain holds by itself. */
async function chainAnew(changes: { key_id?: null; mac?: null } = {}): Promise<void> {
  const { kysely } = database;
  const signatures = await kysely
    .selectFrom("audit_seals")
    .selectAll()
    .orderBy("position")
    .execute();
  let hash = chainStart;
  for (const { position, event_id, event_at } of signatures) {
    const event = await kysely
      .selectFrom("audit_events")
      .selectAll()
      .where("id", "=", event_id)
      .executeTakeFirstOrThrow();
    const event_hash = eventHash(event);
    hash = chainHash(hash, { event_id, event_at, event_hash });
    await kysely
      .updateTable("audit_seals")
      .set({ event_hash, hash, ...(changes as object) })
      .where("position", "=", position)
      .execute();
  }
}

const rewriteThird = () =>
  run(`update audit_events set actor = 'somebody-else'
    where id = (select event_id from audit_seals order by position offset 2 limit 1)`);

async function positions(): Promise<string[]> {
  const { rows } = await sql<{ position: number }>`
    select position from audit_seals order by position`.execute(database.kysely);
  return rows.map(({ position }) => String(position));
}

/** Signatures as a version without codes left them. */
async function fromBefore(count: number): Promise<void> {
  await recordAndSign(count);
  await asOwner(() => run("update audit_seals set key_id = null, mac = null"));
  await run(`alter table audit_seals add constraint audit_seals_keyed
    check (key_id is not null and mac is not null) not valid`);
}

describe("[SEC-H6] an owner of the database who rewrites the whole chain", () => {
  test("is found at the first row that they changed", async () => {
    await start();
    await recordAndSign(5);
    await asOwner(async () => {
      await rewriteThird();
      await chainAnew();
    });
    const at = (await positions())[2];
    expect(await check()).toEqual({ ok: false, problem: "code-forged", at });
  });

  test("is found when they take the codes away, or name a key that nobody has", async () => {
    await start();
    await recordAndSign(5);
    const [first] = await positions();
    await asOwner(() => chainAnew({ key_id: null, mac: null }));
    expect(await check()).toEqual({ ok: false, problem: "code-missing", at: first });
    await asOwner(() => run("update audit_seals set key_id = '00000000', mac = hash"));
    expect(await check()).toEqual({ ok: false, problem: "key-unknown", at: first });
  });

  test("is found when they move the mark behind what they rewrote", async () => {
    await start();
    await recordAndSign(5);
    await asOwner(async () => {
      await rewriteThird();
      await chainAnew({ key_id: null, mac: null });
      await run(`update settings set value = jsonb_set(jsonb_set(value::jsonb, '{position}',
        (select to_jsonb(max(position)) from audit_seals)), '{hash}', (select to_jsonb(
        encode(hash, 'hex')) from audit_seals order by position desc limit 1))::text
        where name = 'audit_mark'`);
    });
    expect(await check()).toEqual({ ok: false, problem: "mark-forged", at: null });
    await run("update settings set value = 'anything' where name = 'audit_mark'");
    expect(await check()).toMatchObject({ problem: "mark-forged" });
  });

  test("is found when they take the mark away, and the next start makes no other", async () => {
    await start();
    await recordAndSign(2);
    await run("delete from settings where name = 'audit_mark'");
    await start();
    expect(await check()).toEqual({ ok: false, problem: "mark-missing", at: null });
  });

  test("is found by a place noted outside when they begin it anew or cut it short", async () => {
    await start();
    await recordAndSign(5);
    const noted = await check();
    if (!noted.ok) throw new Error(noted.problem);
    const place = { position: noted.position, hash: noted.head };
    await asOwner(() =>
      run(`delete from audit_events where id = (select event_id from
      audit_seals order by position desc limit 1); delete from audit_seals where position =
      ${noted.position}`),
    );
    expect(await check()).toMatchObject({ ok: true });
    const at = String(noted.position);
    expect(await check(keys, place)).toEqual({ ok: false, problem: "cut-short", at });
    await run(`alter table audit_seals alter position restart with ${noted.position}`);
    await recordAndSign(1);
    expect(await check(keys, place)).toEqual({ ok: false, problem: "noted-differs", at });
    await asOwner(async () => {
      await rewriteThird();
      await chainAnew({ key_id: null, mac: null });
      await run("delete from settings where name = 'audit_mark'");
    });
    await start();
    expect(await check()).toMatchObject({ ok: true, mark: { position: noted.position } });
    expect(await check(keys, place)).toMatchObject({ ok: false, problem: "noted-differs" });
  });
});

describe("[SEC-H6] signatures of before the codes", () => {
  beforeEach(async () => {
    await fromBefore(5);
    await start();
    await recordAndSign(2);
  });

  test("hold by their own rule up to the mark, and new ones have codes", async () => {
    const mark = { position: Number((await positions())[4]) };
    expect(await check()).toMatchObject({ ok: true, events: 7, mark });
  });

  test("are found when one was changed, and at the mark when all were chained anew", async () => {
    await asOwner(rewriteThird);
    const at = await positions();
    expect(await check()).toEqual({ ok: false, problem: "changed", at: at[2] });
    await asOwner(() => chainAnew());
    expect(await check()).toEqual({ ok: false, problem: "mark-broken", at: at[4] });
  });

  test("are joined by none without a code, as a process of an earlier version would add", async () => {
    await expect(
      run(`insert into audit_seals (event_id, event_at, event_hash, hash)
        values (gen_random_uuid(), now(), 'x', 'x')`),
    ).rejects.toThrow("audit_seals_keyed");
  });
});

describe("[SEC-H18] after a change of the master key", () => {
  beforeEach(async () => {
    await start();
    await recordAndSign(4);
    await recordAndSign(2, rotated);
  });

  test("the chain holds, also when the old key has gone", async () => {
    expect(await check(rotated)).toMatchObject({ ok: true, events: 6 });
    expect(await move(AbortSignal.abort()), "the process stops").toBe(0);
    const [one, other] = await Promise.all([move(), move()]);
    expect(one + other, "of two processes at once").toBe(4);
    expect(await move()).toBe(0);
    expect(await check(createKeys(next))).toMatchObject({ ok: true, events: 6 });
  });

  test("codes are found wherever they stand in a long chain, and those that come behind", async () => {
    const job = moveSignaturesToCurrentKey(rotated, silentLog);
    await run("select setval(pg_get_serial_sequence('audit_seals', 'position'), 12000)");
    await recordAndSign(2);
    expect(await job.run(database, clock())).toBe(6);
    await run("select setval(pg_get_serial_sequence('audit_seals', 'position'), 30000)");
    await recordAndSign(1);
    expect(await job.run(database, clock())).toBe(1);
    expect(await job.run(database, clock())).toBe(0);
  });

  test("a key that went before its codes were moved is named, and moving mends it", async () => {
    expect(await check(createKeys(next))).toMatchObject({ ok: false, problem: "key-unknown" });
    await move();
    expect(await check(createKeys(next))).toMatchObject({ ok: true });
  });

  test("what was rewritten before gets no new code", async () => {
    await asOwner(async () => {
      await rewriteThird();
      await chainAnew();
    });
    const at = (await positions())[2];
    expect(await move()).toBe(2);
    expect(await check(rotated)).toEqual({ ok: false, problem: "code-forged", at });
    expect(await check(createKeys(next))).toEqual({ ok: false, problem: "key-unknown", at });
  });
});
