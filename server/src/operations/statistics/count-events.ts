import { sql } from "kysely";
import { productOf } from "../../identity/accounts/patient.ts";
import type { EventRow } from "../../platform/audit/chain.ts";
import { lastSignature } from "../../platform/audit/sign-audit.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { addSetting, holdSetting, keepSetting } from "../../platform/database/settings.ts";
import { isId } from "../../platform/ids.ts";
import { type MaintenanceJob, runBatches } from "../../platform/scheduler.ts";
import { countedKinds, countsOfEvent, type Subject } from "./counts-of-event.ts";
import { addCounts } from "./statistics-store.ts";

const setting = "statistics_position";
const batchSize = 1_000;

/**
 * Adds each event of the audit once to the counts of its day, in the order of the signatures; the last counted position
 * is stored in the same transaction. A new installation is counted from its first event on, by a migration; any other
 * from the first run on.
 */
export const countEvents: MaintenanceJob = {
  name: "count-events",
  everySeconds: 10,
  run: (database) => runBatches(database, batchSize, countBatch),
};

/** @returns how many events it read */
async function countBatch(tx: Transaction): Promise<number> {
  const from = await positionToCountFrom(tx);
  if (from === null) return 0;
  const signatures = await tx
    .selectFrom("audit_seals")
    .select(["position", "event_id"])
    .where("position", ">", from)
    .orderBy("position")
    .limit(batchSize)
    .execute();
  const last = signatures.at(-1);
  if (last === undefined) return 0;
  const events = await tx
    .selectFrom("audit_events")
    .selectAll()
    .where(
      "id",
      "in",
      signatures.map(({ event_id }) => event_id),
    )
    .where("kind", "in", countedKinds)
    .execute();
  const subjects = await subjectsOf(tx, events);
  const firstLogins = await firstLoginsAmong(tx, events);
  const happened = events.flatMap((event) => {
    const subject = subjects.get(event.subject_id ?? "") ?? null;
    return countsOfEvent(event, subject, firstLogins.has(event.id));
  });
  await addCounts(tx, happened);
  await keepSetting(tx, setting, String(last.position));
  return signatures.length;
}

/** The last counted position, locked until the transaction ends; null where this run sets the first one. */
async function positionToCountFrom(tx: Transaction): Promise<number | null> {
  const counted = await holdSetting(tx, setting);
  if (counted !== undefined) return Number(counted);
  const { position } = await lastSignature(tx);
  await addSetting(tx, setting, String(position));
  return null;
}

/** The accounts and registrations of events, by their id. */
async function subjectsOf(
  tx: Transaction,
  events: readonly EventRow[],
): Promise<Map<string, Subject>> {
  const ids = [...new Set(events.map(({ subject_id }) => subject_id ?? ""))].filter(isId);
  if (ids.length === 0) return new Map();
  const accounts = await tx
    .selectFrom("accounts")
    .leftJoin("account_imports", "account_imports.account_id", "accounts.id")
    .select(["id", "realm", "type", "language", "accounts.created_at", "email_proven_at"])
    .select("account_imports.account_id as imported")
    .where("id", "in", ids)
    .execute();
  // An academic account is as old as its activation; its registration has the time at which the form was sent.
  const sentBy = new Map(
    events.flatMap(({ subject_id, details }) =>
      typeof details.registrationId === "string" ? [[details.registrationId, subject_id]] : [],
    ),
  );
  const waiting = await tx
    .selectFrom("pending_registrations")
    .select(["id", "role", "language", "created_at"])
    .where("id", "in", [...ids, ...sentBy.keys()])
    .execute();
  const subjects = new Map<string, Subject>();
  for (const { id, role, language, created_at: signedUpAt } of waiting) {
    const registration = { product: "academic", role, language, signedUpAt } as const;
    const subject = { ...registration, verifiedAt: null, isImported: false };
    subjects.set(id, subject);
    const accountId = sentBy.get(id);
    if (accountId) subjects.set(accountId, subject);
  }
  for (const { id, type: role, language, created_at, email_proven_at, ...account } of accounts) {
    subjects.set(id, {
      product: productOf({ type: role, realm: account.realm }),
      role,
      language,
      signedUpAt: subjects.get(id)?.signedUpAt ?? created_at,
      verifiedAt: email_proven_at,
      isImported: account.imported !== null,
    });
  }
  return subjects;
}

/** The ids of those logins that are the first of their account. */
async function firstLoginsAmong(
  tx: Transaction,
  events: readonly EventRow[],
): Promise<Set<string>> {
  const firstOf = new Map<string, EventRow>();
  for (const event of events) {
    if (event.kind !== "logged-in" || event.subject_id === null) continue;
    const known = firstOf.get(event.subject_id);
    if (known === undefined || event.id < known.id) firstOf.set(event.subject_id, event);
  }
  if (firstOf.size === 0) return new Set();
  const logins = [...firstOf].map(([subject, { id, at }]) => ({ subject, id, at }));
  const { rows } = await sql<{ id: string }>`
    select login.id from jsonb_to_recordset(${JSON.stringify(logins)}::jsonb)
      as login(subject text, id uuid, at timestamptz)
    where not exists (
      select 1 from audit_events as before
      where before.subject_id = login.subject and before.kind = 'logged-in'
        and before.at <= login.at and before.id < login.id
    )`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}
