import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestClock } from "../../../test/clock.ts";
import { openTestDatabase } from "../../../test/database.ts";
import { createTestKeys } from "../../../test/keys.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import { newId } from "../../platform/ids.ts";
import { bumpTokenEpoch } from "../tokens/epoch.ts";
import { findInvite, listInvites, liveInvite } from "./find-invites.ts";
import { createInvite, invitePath, type NewInvite, revokeInvite, useInvite } from "./invites.ts";

const { clock, advance } = createTestClock();
const deps = { keys: createTestKeys(), clock };
const email = "Thandi@Example.org";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const inTransaction = <T>(work: (tx: Transaction) => Promise<T>) =>
  database.kysely.transaction().execute(work);

const made = {
  kind: "practice",
  email,
  role: "HCP",
  createdBy: "practice",
  isMailed: false,
} as const;
const create = (changes: Partial<NewInvite> = {}) =>
  inTransaction((tx) => createInvite(tx, deps, { ...made, ...changes }));

const accountId = newId(clock);
const use = (code: string, changes: object = {}) =>
  inTransaction((tx) =>
    useInvite(tx, deps, { kind: "practice", code, email, accountId, as: "REGISTERED", ...changes }),
  );
const statusOf = async (code: string) =>
  (await findInvite(database.kysely, clock(), { kind: "practice", code }))?.status;

test("[SEC-D6] of fifty parallel uses of one invite exactly one succeeds", async () => {
  const { code } = await create();
  const answers = await Promise.all(Array.from({ length: 50 }, () => use(code)));
  expect(answers.filter(Boolean)).toHaveLength(1);
  expect(await statusOf(code)).toBe("REGISTERED");
});

test("[SEC-C3] the database holds nothing from which the code can be told, and a mail can still carry it", async () => {
  const { id, code } = await create();
  expect(code).toMatch(/^[\w-]{43}$/);
  const { rows } = await sql<{ row: string }>`select i::text as row from invites i`.execute(
    database.kysely,
  );
  expect(rows.map(({ row }) => row).join("\n")).not.toContain(code);
  expect((await liveInvite(database.kysely, deps, id))?.code).toBe(code);
});

describe("[SEC-D5] an invite is bound", () => {
  test.each([
    ["another address", { email: "another@example.org" }],
    ["an address that only looks alike", { email: "thand\u0131@example.org" }],
    ["the other realm", { kind: "academic" }],
  ])("%s: it stays unused", async (_what, changes) => {
    const { code } = await create();
    expect(await use(code, changes)).toBe(false);
    expect(await statusOf(code)).toBe("SENT");
  });

  test("the same address in another spelling may use it", async () => {
    const { code } = await create();
    expect(await use(code, { email: " thandi@EXAMPLE.org ", as: "ACCEPTED" })).toBe(true);
    expect(await statusOf(code)).toBe("ACCEPTED");
  });
});

describe("an invite ends", () => {
  test("after seven days by the clock", async () => {
    const { id, code } = await create();
    advance({ days: 7, seconds: -1 });
    expect(await statusOf(code)).toBe("SENT");
    advance({ seconds: 1 });
    expect(await statusOf(code)).toBe("EXPIRED");
    expect(await use(code)).toBe(false);
    expect(await liveInvite(database.kysely, deps, id)).toBeNull();
  });

  test("when it is revoked, once; a used one cannot be", async () => {
    const revoked = await create();
    const used = await create();
    await use(used.code);
    const revoke = (id: string) =>
      inTransaction((tx) => revokeInvite(tx, deps, { id, actor: "operator" }));
    expect([await revoke(revoked.id), await revoke(revoked.id)]).toEqual([true, false]);
    expect([await revoke(used.id), await revoke("no id")]).toEqual([false, false]);
    expect([await statusOf(revoked.code), await statusOf(used.code)]).toEqual([
      "REVOKED",
      "REGISTERED",
    ]);
    expect(await use(revoked.code)).toBe(false);
  });

  test("[SEC-H19] when a backup was restored since", async () => {
    const { code } = await create();
    await inTransaction(bumpTokenEpoch);
    expect(await statusOf(code)).toBe("EXPIRED");
    expect(await use(code)).toBe(false);
  });
});

test("the outbox row of a mailed invite names the invite and nothing else", async () => {
  const { id } = await create({ kind: "academic", role: "HOD", isMailed: true });
  const row = await database.kysely
    .selectFrom("outbox")
    .select(["kind", "payload"])
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ kind: "academic.invite-mail", payload: { inviteId: id } });
});

test("a list is newest first, of one kind or status", async () => {
  advance({ seconds: 1 });
  const first = await create({ kind: "academic", role: "TRAINEE" });
  advance({ seconds: 1 });
  const second = await create({ kind: "academic", role: "HOD" });
  await inTransaction((tx) => revokeInvite(tx, deps, { id: first.id, actor: "academic" }));
  const ids = async (filter: Partial<Parameters<typeof listInvites>[2]>) =>
    (await listInvites(database.kysely, clock(), { limit: 100, ...filter })).map(({ id }) => id);
  expect((await ids({ kind: "academic" })).slice(0, 2)).toEqual([second.id, first.id]);
  expect((await ids({ kind: "academic", after: second.id }))[0]).toBe(first.id);
  expect((await ids({ kind: "academic", status: "REVOKED" })).slice(0, 2)).toEqual([first.id]);
  expect(await ids({ kind: "practice", status: "SENT" })).toEqual([]);
});

test("[SEC-H5] what happens to an invite is in the audit, by ids alone", async () => {
  const { id, code } = await create();
  await use(code, { as: "ACCEPTED" });
  const events = await database.kysely
    .selectFrom("audit_events")
    .select(["kind", "actor", "subject_id", "details"])
    .where(sql<string>`details->>'inviteId'`, "=", id)
    .orderBy("id")
    .execute();
  expect(events.map(({ kind, actor }) => [kind, actor]).sort()).toEqual([
    ["invite-accepted", accountId],
    ["invite-sent", "practice"],
  ]);
  expect(JSON.stringify(events)).not.toContain("xample.org");
});

test("the link opens the sign-up of the invite's product with its code", () => {
  expect(invitePath("practice", "c-1")).toBe("/signup/practice?inviteCode=c-1");
  expect(invitePath("academic", "c-1")).toBe("/signup/academic?inviteKey=c-1");
});
