import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openEmptyTestDatabase } from "../../../test/database.ts";
import { createTestKeys } from "../../../test/keys.ts";
import { newId } from "../ids.ts";
import type { Database } from "./database.ts";

const folder = join(import.meta.dirname, "../../../migrations");
const files = readdirSync(folder).sort();
const sessionWays = "0012-proven-ways.sql";
const apply = (file: string) =>
  sql.raw(readFileSync(join(folder, file), "utf8")).execute(database.kysely);

const then = new Date("2026-01-05T08:00:00.000Z");
const clock = () => then;
const { id: keyId } = createTestKeys();
let database: Database;

beforeAll(async () => {
  database = await openEmptyTestDatabase();
  for (const file of files.filter((name) => name < sessionWays)) await apply(file);
});
afterAll(() => database.close());

async function addAccount(realm: "practice" | "academic") {
  const id = newId(clock);
  await sql`insert into accounts
      (id, realm, status, type, username, username_index, email, email_index, name, surname, cell_number,
       password_changed_at, terms_version, terms_accepted_at, created_at, updated_at)
    values (${id}, ${realm}, 'active', 'HCP', ${id}, ${id}, 'a@example.org', 'a', 'A', 'B', '+27821234567',
      ${then}, '1', ${then}, ${then}, ${then})`.execute(database.kysely);
  return id;
}

async function addInvite(status: "SENT" | "ACCEPTED" | "REGISTERED", usedBy: string | null) {
  const id = newId(clock);
  const usedAt = usedBy === null ? null : then;
  await sql`insert into invites
      (id, kind, status, email, email_index, name, role, nonce, key_id, code_hash, token_epoch, created_by,
       created_at, expires_at, used_by, used_at)
    values (${id}, 'practice', ${status}, 'a@example.org', 'a', '', 'HCP', '', ${keyId},
      ${Buffer.from(id)}, 1, 'practice', ${then}, ${then}, ${usedBy}, ${usedAt})`.execute(
    database.kysely,
  );
  return id;
}

async function mail(inviteId: string) {
  await sql`insert into outbox (id, kind, payload, state, attempts, available_at, created_at)
    values (${newId(clock)}, 'practice.invite-mail', ${JSON.stringify({ inviteId })}::jsonb, 'done', 1,
      ${then}, ${then})`.execute(database.kysely);
}

test("[SEC-C6] of the accounts and invites that were there, the academic accounts alone are proven", async () => {
  const academic = await addAccount("academic");
  const invited = await addAccount("practice");
  await mail(await addInvite("REGISTERED", invited));
  const uninvited = await addAccount("practice");
  await mail(await addInvite("SENT", null));

  await apply(sessionWays);

  const rows = await database.kysely
    .selectFrom("accounts")
    .select(["id", "email_proven_at", "number_confirmed_at"])
    .execute();
  const proofs = Object.fromEntries(
    rows.map((row) => [row.id, [row.email_proven_at, row.number_confirmed_at]]),
  );
  expect(proofs).toEqual({
    [academic]: [then, null],
    [invited]: [null, null],
    [uninvited]: [null, null],
  });
  const invites = await database.kysely.selectFrom("invites").select("mailed").execute();
  expect(invites).toEqual([{ mailed: false }, { mailed: false }]);
});

test("[SEC-F15 SEC-C6] a process of the version before goes on making accounts and invites, which prove nothing", async () => {
  const account = await addAccount("practice");
  const invite = await addInvite("SENT", null);
  const { kysely } = database;
  const { mailed } = await kysely
    .selectFrom("invites")
    .select("mailed")
    .where("id", "=", invite)
    .executeTakeFirstOrThrow();
  const proofs = await kysely
    .selectFrom("accounts")
    .select(["email_proven_at", "number_confirmed_at"])
    .where("id", "=", account)
    .executeTakeFirstOrThrow();
  expect([mailed, proofs]).toEqual([false, { email_proven_at: null, number_confirmed_at: null }]);
});
