import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase, silentLog } from "../../../test/database.ts";
import { createTestKeys } from "../../../test/keys.ts";
import type { Database } from "../database/database.ts";
import { auditJobs } from "./audit-jobs.ts";
import { markAudit } from "./audit-mark.ts";
import { sealedAtOnce } from "./seal-audit.ts";
import { verifyAuditChain } from "./verify-audit.ts";

const keys = createTestKeys();
const now = new Date();

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await markAudit(database, { keys, clock: () => now, log: silentLog });
});
afterAll(() => database.close());

test("one run seals what thousands of logins have left, and the chain holds", async () => {
  const events = 2 * sealedAtOnce + 5;
  await sql`
    insert into audit_events (id, at, kind, actor, details)
    select ('01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, ${now}, 'logged-in', 'somebody', '{}'
    from generate_series(1, ${sql.lit(events)}) as n`.execute(database.kysely);
  const seal = auditJobs(keys, silentLog).find(({ name }) => name === "seal-audit");
  expect(await seal?.run(database, now)).toBe(events);
  const verdict = await verifyAuditChain(database.kysely, { keys, now });
  expect(verdict).toMatchObject({ ok: true, events });
});
