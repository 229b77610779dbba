import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findHods } from "../../src/api/academic/hod-search/hod-search.store.ts";
import { listEvents } from "../../src/api/products/audit/audit.store.ts";
import { findSubject, listRows } from "../../src/api/products/outbox/outbox.store.ts";
import { listRemovals } from "../../src/api/products/removal-requests/removal-requests.store.ts";
import { listPracticeRows } from "../../src/directory/practices/find-practices.ts";
import { listInvites } from "../../src/identity/invites/find-invites.ts";
import { eraseAccounts } from "../../src/identity/removal/erase-accounts.ts";
import type { Database } from "../../src/platform/database/database.ts";
import { outboxStatus } from "../../src/platform/outbox/outbox-store.ts";
import { openTestDatabase } from "../database.ts";
import { plansOf } from "./plans-of.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const now = new Date();
const id = "01900000-0000-7000-8000-000000000000";
const page = { after: undefined, limit: 51 };
const anybody = { person: undefined, actor: undefined, since: undefined, until: undefined };
const message = {
  id,
  kind: "practice.welcome-mail",
  state: "done",
  outcome: null,
  attempts: 1,
} as const;
const dates = { available_at: now, created_at: now, done_at: now, last_error: null };
const about = { account_id: id, token_id: null, code_id: null, invite_id: null };

/** What is found among very many rows, and what of its plan says that it is found and not searched for. */
const found: [string, (db: Database) => Promise<unknown>, RegExp][] = [
  [
    "the account of a removal",
    ({ kysely }) => listRemovals(kysely, now, page),
    /accounts_pkey[^\n]*\n\s*Index Cond: \(id = [^\n]*subject_id/,
  ],
  [
    "the account of a message",
    ({ kysely }) => findSubject(kysely, { ...message, ...dates, ...about }),
    /accounts[^\n]*\n(?:[^\n]*\n)*?\s*Index Cond: \(id = /,
  ],
  ["what of the outbox has not left", ({ kysely }) => outboxStatus(kysely, now), /outbox_open/],
  [
    "what of the outbox was given up",
    ({ kysely }) => listRows(kysely, { states: ["given-up"], ...page }),
    /outbox_open/,
  ],
  [
    "a rare kind in the audit",
    ({ kysely }) => listEvents(kysely, { ...anybody, kind: "breach-exported", ...page }),
    /audit_events_of_rare_kinds[^\n]*\n\s*Index Cond: [^\n]*kind/,
  ],
  [
    "what a member of staff did",
    ({ kysely }) =>
      listEvents(kysely, { ...anybody, kind: undefined, actor: `staff:${id}`, ...page }),
    /audit_events_of_staff[^\n]*\n\s*Index Cond: [^\n]*actor/,
  ],
  [
    "the invites of a practice",
    ({ kysely }) => listInvites(kysely, now, { practiceId: "p-1", limit: 51 }),
    /invites_of_practice[^\n]*\n\s*Index Cond: [^\n]*practice_id/,
  ],
  [
    "the invites of a state",
    ({ kysely }) => listInvites(kysely, now, { status: "EXPIRED", limit: 51 }),
    /invites_by_status[^\n]*\n\s*Index Cond: [^\n]*status/,
  ],
  [
    "a practice that is not shown",
    ({ kysely }) => listPracticeRows(kysely, { active: false, limit: 51 }),
    /practices_hidden/,
  ],
  [
    "practices by a piece of their names",
    ({ kysely }) => listPracticeRows(kysely, { text: "clinic", limit: 51 }),
    // Which index serves the shown ones depends on how many there are.
    /BitmapOr[\s\S]*practices_hidden[\s\S]*practices_by_start_of_id/,
  ],
  [
    "records whose time is over",
    (db) => eraseAccounts.run(db, now),
    /accounts_to_erase[^\n]*\n\s*Index Cond: \(retain_until/,
  ],
];

test.each(found)("%s is found by an index", async (_what, work, by) => {
  const plans = await plansOf(database, () => work(database));
  expect(plans.length).toBeGreaterThan(0);
  expect(plans.join("\n")).toMatch(by);
  expect(plans.join("\n")).not.toMatch(
    /Seq Scan on (accounts|audit_events|outbox|invites|practices)\b/,
  );
});

test("of four thousand heads of department one is found by an index of the pieces of names", async () => {
  await addHeads(4_000);
  const [plan] = await plansOf(database, () =>
    findHods(database.kysely, { words: ["naidoo", "nomsa"] }, 51),
  );
  expect(plan).toMatch(/accounts_heads_by_piece[^\n]*\n\s*Index Cond: /);
});

async function addHeads(count: number): Promise<void> {
  await database.withoutTimeLimits(async (kysely) => {
    await sql`
      insert into accounts (id, realm, status, type, username, username_index, email, email_index, name, surname,
        cell_number, password_changed_at, terms_version, terms_accepted_at, created_at, updated_at)
      select gen_random_uuid(), 'academic', 'active', 'HOD', 'u' || n, 'u' || n, 'e' || n, 'e' || n, md5('a' || n),
        md5('b' || n), '+27821234567', now(), '1', now(), now(), now()
      from generate_series(1, ${count}::int) as n
    `.execute(kysely);
    await sql`
      insert into academic_profiles (account_id, discipline_id, speciality_id, grade_id, hpcsa_number)
      select id, 'anaesthetics', 'anaesthetics', 'consultant', username from accounts where type = 'HOD'
    `.execute(kysely);
    await sql`analyze accounts, academic_profiles`.execute(kysely);
  });
}
