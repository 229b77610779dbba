import { audit } from "../../platform/audit/audit.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { daySeconds } from "../../platform/deletion.ts";
import type { MaintenanceJob } from "../../platform/scheduler.ts";

const accountsAtOnce = 100;
const ofOneAccount = [
  "identity_documents",
  "account_imports",
  "practice_profiles",
  "academic_profiles",
  "passkeys",
  "second_steps",
  "second_step_setups",
  "recovery_codes",
  "remembered_devices",
  "account_suspensions",
  "account_notes",
] as const;

/** Erases archived accounts when the time for which their records are kept is over (SEC-H8, SEC-H9). */
export const eraseAccounts: MaintenanceJob = {
  name: "erase-accounts",
  everySeconds: daySeconds,
  async run({ kysely }, now, signal) {
    let erased = 0;
    for (let last = accountsAtOnce; last === accountsAtOnce; erased += last) {
      if (signal?.aborted === true) break;
      last = await kysely.transaction().execute((tx) => eraseSome(tx, now));
    }
    return erased;
  },
};

/** Erases some accounts; a parallel process takes others. */
async function eraseSome(tx: Transaction, now: Date): Promise<number> {
  const due = await tx
    .selectFrom("accounts")
    .select(["id", "realm"])
    .where("status", "=", "archived")
    .where("retain_until", "<=", now)
    .limit(accountsAtOnce)
    .forUpdate()
    .skipLocked()
    .execute();
  const ids = due.map(({ id }) => id);
  if (ids.length === 0) return 0;
  for (const table of ofOneAccount) {
    await tx.deleteFrom(table).where("account_id", "in", ids).execute();
  }
  await forgetAccountSettings(tx, ids);
  await tx
    .deleteFrom("hod_links")
    .where((e) => e.or([e("supervisor_id", "in", ids), e("hod_id", "in", ids)]))
    .execute();
  await tx.deleteFrom("accounts").where("id", "in", ids).execute();
  for (const { id, realm } of due) {
    const event = { kind: "account-erased", actor: "system", subjectId: id, realm };
    await audit(tx, { clock: () => now }, event);
  }
  return ids.length;
}

const tables = [
  "account_sessions",
  "login_devices",
  "email_changes",
  "number_changes",
  "unreachable_addresses",
] as const;

/**
 * Deletes what account settings stores: sessions, devices, changes that wait or can be reverted, unreachable addresses.
 */
export async function forgetAccountSettings(
  tx: Transaction,
  ids: readonly string[],
): Promise<void> {
  for (const table of tables) {
    await tx
      .deleteFrom(table)
      .where("account_id", "in", [...ids])
      .execute();
  }
}
