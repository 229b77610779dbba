import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestClock } from "../../../test/clock.ts";
import { openTestDatabase } from "../../../test/database.ts";
import { createTestKeys } from "../../../test/keys.ts";
import { jobNamed } from "../../../test/maintenance-jobs.ts";
import type { Database, Transaction } from "../database/database.ts";
import { type IdempotencyDeps, type Operation, runOnce } from "./idempotency.ts";

const { clock, advance } = createTestClock();

let database: Database;
let deps: IdempotencyDeps;
beforeAll(async () => {
  database = await openTestDatabase();
  deps = { database, keys: createTestKeys(), clock };
});
afterAll(() => database.close());

let effects = 0;
const operation = (key: string | null, changes: Partial<Operation> = {}): Operation => ({
  key,
  callName: "academic /v1/signup",
  bodyHash: "body",
  actor: "",
  ...changes,
});

/** Leaves one row for each time it is done. */
async function effect(tx: Transaction) {
  effects += 1;
  const number = effects;
  await tx
    .insertInto("settings")
    .values({ name: `effect ${number}`, value: "x" })
    .execute();
  return { body: { code: `secret-${number}` } };
}

async function rows(): Promise<number> {
  const counted = await sql<{ many: number }>`
    select count(*) as many from settings where name like 'effect %'`.execute(database.kysely);
  return counted.rows[0]?.many ?? 0;
}

test("[SEC-F13] twenty parallel calls with one key have one effect and one reply", async () => {
  const before = await rows();
  const calls = Array.from({ length: 20 }, () => runOnce(deps, operation("press"), effect));
  const replies = await Promise.all(calls);
  expect(await rows()).toBe(before + 1);
  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
});

test("the same key with another body is KEY_REUSED and does nothing", async () => {
  await runOnce(deps, operation("reused"), effect);
  const before = await rows();
  const other = await runOnce(deps, operation("reused", { bodyHash: "other" }), effect);
  expect(other).toMatchObject({ failure: "KEY_REUSED" });
  expect(await rows()).toBe(before);
});

test("the same key of another call or actor is another key", async () => {
  const before = await rows();
  await runOnce(deps, operation("shared"), effect);
  await runOnce(deps, operation("shared", { callName: "practice /account" }), effect);
  await runOnce(deps, operation("shared", { actor: "practice" }), effect);
  expect(await rows()).toBe(before + 3);
});

test("[SEC-F13] a request that is not to be answered again leaves its effect and no row, and its key is free", async () => {
  const before = await rows();
  const keys = () => database.kysely.selectFrom("idempotency_keys").select("key_hash").execute();
  const kept = (await keys()).length;
  const passing = async (tx: Transaction) => ({ ...(await effect(tx)), isKept: false });
  for (const bodyHash of ["body", "other"]) {
    const reply = await runOnce(deps, operation("passing", { bodyHash }), passing);
    expect(reply).toEqual({ code: `secret-${effects}` });
  }
  expect(await rows()).toBe(before + 2);
  expect(await keys()).toHaveLength(kept);
  const first = await runOnce(deps, operation("passing"), effect);
  expect(await rows()).toBe(before + 3);
  expect(await runOnce(deps, operation("passing"), effect)).toEqual(first);
  expect(await rows()).toBe(before + 3);
});

test("without a key every call is done", async () => {
  const before = await rows();
  await runOnce(deps, operation(null), effect);
  await runOnce(deps, operation(null), effect);
  expect(await rows()).toBe(before + 2);
});

test("[SEC-F1] what fails before the commit leaves neither effect nor key", async () => {
  const before = await rows();
  const crash = runOnce(deps, operation("crash"), async (tx) => {
    await effect(tx);
    throw new Error("stop");
  });
  await expect(crash).rejects.toThrow("stop");
  expect(await rows()).toBe(before);
  await runOnce(deps, operation("crash"), effect);
  expect(await rows()).toBe(before + 1);
});

test("[SEC-H3] the kept reply and the key cannot be read in the database", async () => {
  const body = await runOnce(deps, operation("unreadable-key"), effect);
  const kept = await sql<{ row: string }>`select k::text as row from idempotency_keys k`.execute(
    database.kysely,
  );
  const dump = kept.rows.map(({ row }) => row).join("\n");
  expect(dump).not.toContain("unreadable-key");
  expect("code" in body && body.code).toMatch(/^secret-/);
  expect(dump).not.toContain("secret-");
});

test("a reply is kept for 24 hours, then the key is free", async () => {
  const first = await runOnce(deps, operation("day"), effect);
  advance({ hours: 24 });
  await jobNamed("remove-old-replies").run(database, clock());
  expect(await runOnce(deps, operation("day"), effect)).toEqual(first);
  advance({ seconds: 1 });
  await jobNamed("remove-old-replies").run(database, clock());
  expect(await runOnce(deps, operation("day"), effect)).not.toEqual(first);
});

test.runIf(process.env.TEST_DATABASE_URL)(
  "a call whose key is still at work after four seconds is IN_PROGRESS",
  async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const { promise: started, resolve: start } = Promise.withResolvers<void>();
    const first = runOnce(deps, operation("slow"), async (tx) => {
      start();
      await held;
      return effect(tx);
    });
    await started;
    const second = await runOnce(deps, operation("slow"), effect);
    expect(second).toMatchObject({ failure: "IN_PROGRESS" });
    release();
    expect(await first).toEqual({ code: `secret-${effects}` });
  },
);
