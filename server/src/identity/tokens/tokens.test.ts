import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestClock } from "../../../test/clock.ts";
import { openTestDatabase } from "../../../test/database.ts";
import { createTestKeys } from "../../../test/keys.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import { newId } from "../../platform/ids.ts";
import { createKeys } from "../../platform/keys/keys.ts";
import { bumpTokenEpoch } from "./epoch.ts";
import {
  consumeToken,
  issueToken,
  liveToken,
  type NewToken,
  peekToken,
  revokeTokens,
} from "./tokens.ts";

const { clock, advance } = createTestClock();
const keys = createTestKeys();
const deps = { keys, clock };
const purpose = "password-reset";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const inTransaction = <T>(work: (tx: Transaction) => Promise<T>) =>
  database.kysely.transaction().execute(work);

async function issue(changes: Partial<NewToken> = {}) {
  const id = newId(clock);
  const expiresAt = new Date(clock().getTime() + 3_600_000);
  const token = { id, purpose, realm: "practice", subjectId: id, expiresAt, ...changes } as const;
  await inTransaction((tx) => issueToken(tx, deps, token));
  const live = await liveToken(database.kysely, deps, token.id);
  return { ...token, raw: live?.token ?? "" };
}

const consume = (rawToken: string, more: object = {}) =>
  inTransaction((tx) => consumeToken(tx, { purpose, rawToken, now: clock(), ...more }));

test("[SEC-C4] of fifty parallel uses of one token exactly one succeeds", async () => {
  const { id, raw } = await issue();
  const answers = await Promise.all(Array.from({ length: 50 }, () => consume(raw)));
  expect(answers.filter((answer) => typeof answer === "object")).toMatchObject([{ id }]);
  expect(answers.filter((answer) => answer === "used")).toHaveLength(49);
});

test("[SEC-C3] the database holds nothing from which the token can be told", async () => {
  const { raw } = await issue();
  expect(raw).toMatch(/^[\w-]{43}$/);
  const { rows } = await sql<{ row: string }>`select t::text as row from tokens t`.execute(
    database.kysely,
  );
  const dump = rows.map(({ row }) => row).join("\n");
  expect(dump).not.toContain(raw);
  expect(dump).not.toContain(Buffer.from(raw, "base64url").toString("hex"));
});

test("[SEC-C3] issuing the same id again keeps the same token", async () => {
  const first = await issue();
  const again = await issue({ id: first.id, subjectId: "another" });
  expect(again.raw).toBe(first.raw);
});

test("a token ends with its time, to the millisecond", async () => {
  const { raw } = await issue();
  advance({ hours: 1 });
  expect(await consume(raw)).toBe("expired");
  const peeked = await peekToken(database.kysely, { purpose, rawToken: raw, now: clock() });
  expect(peeked.status).toBe("expired");
});

test("a newer request kills the older token only", async () => {
  const older = await issue({ subjectId: "anna" });
  const newer = await issue({ subjectId: "anna" });
  const other = await issue({ subjectId: "ben" });
  await inTransaction((tx) =>
    revokeTokens(tx, { purpose, subjectId: "anna", now: clock(), exceptId: newer.id }),
  );
  expect(await consume(older.raw)).toBe("expired");
  expect(await liveToken(database.kysely, deps, older.id)).toBeNull();
  expect(await consume(newer.raw)).toMatchObject({ id: newer.id });
  expect(await consume(other.raw)).toMatchObject({ id: other.id });
});

test("[SEC-E4] a token of another purpose, realm or subject is unknown and stays usable", async () => {
  const { raw, id } = await issue({ subjectId: "anna" });
  expect(await consume(raw, { purpose: "account-removal" })).toBe("unknown");
  expect(await consume(raw, { realm: "academic" })).toBe("unknown");
  expect(await consume(raw, { subjectId: "ben" })).toBe("unknown");
  expect(await consume(`${raw.slice(0, -1)}_`)).toBe("unknown");
  expect(await consume(raw, { realm: "practice", subjectId: "anna" })).toMatchObject({ id });
});

test("[SEC-C14] looking at a token changes nothing", async () => {
  const { raw } = await issue({ data: { role: "HOD" } });
  const look = () => peekToken(database.kysely, { purpose, rawToken: raw, now: clock() });
  const first = await look();
  expect(first).toMatchObject({ status: "live", row: { data: { role: "HOD" } } });
  expect(await look()).toEqual(first);
});

test("a use that is rolled back leaves the token usable", async () => {
  const { raw, id } = await issue();
  const failed = inTransaction(async (tx) => {
    await consumeToken(tx, { purpose, rawToken: raw, now: clock() });
    throw new Error("stop");
  });
  await expect(failed).rejects.toThrow("stop");
  expect(await consume(raw)).toMatchObject({ id });
});

test("[SEC-H18] a token that was sent before a rotation still works after it", async () => {
  const [old, next] = [randomBytes(32), randomBytes(32)];
  const id = newId(clock);
  const expiresAt = new Date(clock().getTime() + 1_000);
  const token = { id, purpose, realm: "practice", subjectId: "anna", expiresAt } as const;
  await inTransaction((tx) => issueToken(tx, { keys: createKeys(old), clock }, token));
  const rotated = { keys: createKeys(next, old), clock };
  const live = await liveToken(database.kysely, rotated, id);
  expect(await consume(live?.token ?? "")).toMatchObject({ id });
});

test("[SEC-H19] a new epoch kills every outstanding token", async () => {
  const { raw, id } = await issue();
  await inTransaction(bumpTokenEpoch);
  expect(await consume(raw)).toBe("expired");
  expect(await liveToken(database.kysely, deps, id)).toBeNull();
  const later = await issue();
  expect(await consume(later.raw)).toMatchObject({ id: later.id });
});
