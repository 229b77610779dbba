import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase, silentLog } from "../../../test/database.ts";
import { createTestKeys } from "../../../test/keys.ts";
import type { Database } from "../database/database.ts";
import { auditJobs } from "./audit-jobs.ts";
import { markAudit } from "./audit-mark.ts";
import { signedAtOnce } from "./sign-audit.ts";
import { type AuditCheck, type PartEnd, verifyAuditChain } from "./verify-audit.ts";

const keys = createTestKeys();
const now = new Date();

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await markAudit(database, { keys, clock: () => now, log: silentLog });
});
afterAll(() => database.close());

test("one run signs what thousands of logins have left, and the chain holds", async () => {
  const events = 2 * signedAtOnce + 5;
  await sql`
    insert into audit_events (id, at, kind, actor, details)
    select ('01900000-0000-7000-8000-' || lpad(to_hex(2 * n), 12, '0'))::uuid, ${now}, 'logged-in', 'somebody', '{}'
    from generate_series(1, ${sql.lit(events)}) as n`.execute(database.kysely);
  const signature = auditJobs(keys, silentLog).find(({ name }) => name === "sign-audit");
  expect(await signature?.run(database, now)).toBe(events);
  const verdict = await verifyAuditChain(database.kysely, { keys, now });
  expect(verdict).toMatchObject({ ok: true, events });
});

test("[SEC-H6] a long chain is checked in parts, which together say what one look says, and each looks for what was kept from being signed", async () => {
  const parts = async () => {
    const found: AuditCheck[] = [];
    for (let from: PartEnd | undefined; ; ) {
      const part = await verifyAuditChain(database.kysely, { keys, now, from, limit: 1_000 });
      found.push(part);
      if (!part.ok || part.next === null) return found;
      from = part.next;
    }
  };
  const whole = await verifyAuditChain(database.kysely, { keys, now });
  const sound = await parts();
  expect(sound.length).toBeGreaterThan(2);
  expect(sound.at(-1)).toEqual({ ...whole, events: expect.any(Number) });
  const events = sound.map((part) => (part.ok ? part.events : Number.NaN));
  expect(events.reduce((sum, each) => sum + each)).toBe(whole.ok && whole.events);

  const other = {
    position: 1_000,
    hash: "a".repeat(64),
    latestEvent: sound[0]?.ok ? (sound[0].next?.latestEvent ?? "") : "",
  };
  const goOn = (from: PartEnd) => verifyAuditChain(database.kysely, { keys, now, from });
  expect(await goOn(other)).toMatchObject({ ok: false, problem: "noted-differs" });
  expect(await goOn({ ...other, position: 900_000 })).toMatchObject({ problem: "cut-short" });

  const odd = (2 * signedAtOnce + 1).toString(16).padStart(12, "0");
  const stray = `01900000-0000-7000-8000-${odd}`;
  await sql`
    insert into audit_events (id, at, kind, actor, details)
    values (${stray}::uuid, ${now}, 'logged-in', 'somebody', '{}')`.execute(database.kysely);
  await sql`delete from audit_unsealed where event_id = ${stray}`.execute(database.kysely);
  const broken = await parts();
  expect(broken.at(-1)).toMatchObject({ ok: false, problem: "never-sealed", at: stray });
  expect(broken.length).toBeGreaterThan(1);
  expect(broken.length).toBeLessThan(sound.length);
});
