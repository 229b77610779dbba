import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openEmptyTestDatabase } from "../../../test/database.ts";
import { newId } from "../ids.ts";
import type { Database } from "./database.ts";

const folder = join(import.meta.dirname, "../../../migrations");
const eventsPerKey = "0016-events-and-webhooks.sql";
const clock = () => new Date("2026-01-05T08:00:00.000Z");
let database: Database;

const apply = (file: string) =>
  sql.raw(readFileSync(join(folder, file), "utf8")).execute(database.kysely);

beforeAll(async () => {
  database = await openEmptyTestDatabase();
  const before = readdirSync(folder).filter((name) => name < eventsPerKey);
  for (const file of before.sort()) await apply(file);
});
afterAll(() => database.close());

async function addKey(product: string, revokedAt: Date | null = null) {
  const id = newId(clock);
  await sql`insert into product_keys (id, product, key_hash, label, created_at, revoked_at)
    values (${id}, ${product}, ${id}, 'test', ${clock()}, ${revokedAt})`.execute(database.kysely);
  return id;
}

/** As the version before writes it. */
async function addEvent(product: string, acknowledgedAt: Date | null) {
  const id = newId(clock);
  await sql`insert into product_events (id, product, kind, subject_id, created_at, acknowledged_at)
    values (${id}, ${product}, 'password-changed', 'a', ${clock()}, ${acknowledgedAt})`.execute(
    database.kysely,
  );
  return id;
}

test("[SEC-C8] what a product had acknowledged is so for each of its keys, and all else is still to come", async () => {
  const keys = [await addKey("practice"), await addKey("practice")];
  await addKey("practice", clock());
  const academic = await addKey("academic");
  const done = await addEvent("practice", clock());
  await addEvent("practice", null);
  const other = await addEvent("academic", clock());

  await apply(eventsPerKey);

  const rows = await database.kysely
    .selectFrom("product_event_acknowledgements")
    .select(["key_id", "event_id"])
    .execute();
  const expected = [...keys.map((key) => [key, done]), [academic, other]];
  expect(rows.map(({ key_id, event_id }) => [key_id, event_id]).sort()).toEqual(expected.sort());
});

test("[SEC-F15] a process of the version before goes on telling products", async () => {
  const id = await addEvent("practice", null);
  const { product } = await database.kysely
    .selectFrom("product_events")
    .select("product")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(product).toBe("practice");
});
