import { type Selectable, sql } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.ts";
import type { Keys } from "../../platform/keys/keys.ts";
import { reencryptAppKey } from "./app-key.ts";
import type { TwoStepTables } from "./two-step-tables.ts";

export type TwoStep = Selectable<TwoStepTables["second_steps"]>;

/** Two-step verification of an account; none where it is off, or has ended for an operator. */
export function findTwoStep(db: Db, accountId: string, now: Date): Promise<TwoStep | undefined> {
  return db
    .selectFrom("second_steps")
    .selectAll()
    .where("account_id", "=", accountId)
    .where((step) => step.or([step("ends_at", "is", null), step("ends_at", ">", now)]))
    .executeTakeFirst();
}

/** Whether an account has two-step verification now, as part of a statement. */
export const havingTwoStep = (accountId: string, now: Date) => sql<boolean>`exists (
  select from second_steps
  where account_id = ${accountId} and (ends_at is null or ends_at > ${now})
)`;

/** An app that was confirmed by one of its codes. */
export interface ShownApp {
  encrypted: string;
  /** The time step of that code, which cannot be used again. */
  step: number;
}

export async function addTwoStep(
  tx: Transaction,
  accountId: string,
  { encrypted, step }: ShownApp,
  now: Date,
): Promise<void> {
  const on = { app_key_sealed: encrypted, last_step: step, since: now, ends_at: null };
  // An ended row stays until maintenance deletes it, and with it what had been remembered.
  await tx
    .with("forgotten", (db) =>
      db.deleteFrom("remembered_devices").where("account_id", "=", accountId),
    )
    .insertInto("second_steps")
    .values({ account_id: accountId, ...on })
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet(on))
    .execute();
  await endOneTimeCode(tx, accountId);
}

/** Moves two-step verification to another app. A pending end is cancelled, because the owner has an app. */
export async function moveTwoStep(
  tx: Transaction,
  accountId: string,
  { encrypted, step }: ShownApp,
): Promise<void> {
  await tx
    .updateTable("second_steps")
    .set({ app_key_sealed: encrypted, last_step: step, ends_at: null })
    .where("account_id", "=", accountId)
    .execute();
  await endOneTimeCode(tx, accountId);
}

/** The tables of apps, of people and of staff, each with the column of their owner. */
const ownerColumns = { second_steps: "account_id", staff_logins: "staff_id" } as const;
export type AppTable = keyof typeof ownerColumns;

/** Uses the code of one step of time up: of any number of parallel calls exactly one gets true. */
export async function useStep(
  tx: Transaction,
  table: AppTable,
  ownerId: string,
  step: number,
): Promise<boolean> {
  const used = await tx
    .updateTable<AppTable>(table)
    .set({ last_step: step })
    .where(sql.ref(ownerColumns[table]), "=", ownerId)
    .where("last_step", "<", step)
    .returning("last_step")
    .executeTakeFirst();
  return used !== undefined;
}

/** Sets when two-step verification ends, or with null that it does not; returns whether that changed anything. */
export async function setEnd(tx: Transaction, accountId: string, endsAt: Date | null) {
  const changed = await tx
    .updateTable("second_steps")
    .set({ ends_at: endsAt })
    .where("account_id", "=", accountId)
    .where("ends_at", endsAt === null ? "is not" : "is", null)
    .returning("account_id")
    .executeTakeFirst();
  return changed !== undefined;
}

/** Removes two-step verification, a set-up that was begun, its codes and the devices that were remembered. */
export async function removeTwoStep(tx: Transaction, accountId: string): Promise<boolean> {
  const isRemoved = await removeStep(tx, accountId);
  await removeWhatBelongs(tx, accountId);
  return isRemoved;
}

/** The same, if it was to end by now and the end was not cancelled since. */
export async function removeDueTwoStep(
  tx: Transaction,
  accountId: string,
  now: Date,
): Promise<boolean> {
  if (!(await removeStep(tx, accountId, now))) return false;
  await removeWhatBelongs(tx, accountId);
  return true;
}

async function removeStep(tx: Transaction, accountId: string, dueBy?: Date): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("second_steps")
    .where("account_id", "=", accountId)
    .where((step) => step.and(dueBy === undefined ? [] : [step("ends_at", "<=", dueBy)]))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

async function removeWhatBelongs(tx: Transaction, accountId: string): Promise<void> {
  for (const table of ["second_step_setups", "recovery_codes", "remembered_devices"] as const) {
    await tx.deleteFrom(table).where("account_id", "=", accountId).execute();
  }
  await endOneTimeCode(tx, accountId);
}

/** Deletes the one-time code that replaces an app once. */
async function endOneTimeCode(tx: Transaction, accountId: string): Promise<void> {
  await tx
    .deleteFrom("tokens")
    .where("purpose", "=", "one-time-code")
    .where("subject_id", "=", accountId)
    .execute();
}

/** Encrypts an app's key under the current key, after a change of the master key. */
export async function reencryptTwoStep(
  tx: Transaction,
  keys: Keys,
  accountId: string,
): Promise<void> {
  const step = await tx
    .selectFrom("second_steps")
    .select("app_key_sealed")
    .where("account_id", "=", accountId)
    .forUpdate()
    .executeTakeFirst();
  if (step === undefined) return;
  await tx
    .updateTable("second_steps")
    .set({ app_key_sealed: reencryptAppKey(keys, step.app_key_sealed, accountId) })
    .where("account_id", "=", accountId)
    .execute();
}

/** The accounts whose two-step verification ends by now, locked; those that others have locked come next time. */
export function findDue(tx: Transaction, now: Date) {
  return tx
    .selectFrom("second_steps")
    .innerJoin("accounts", "accounts.id", "second_steps.account_id")
    .select(["accounts.id", "accounts.realm"])
    .where("second_steps.ends_at", "<=", now)
    .forUpdate("accounts")
    .skipLocked()
    .execute();
}
