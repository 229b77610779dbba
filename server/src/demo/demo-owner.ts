import { saveLogin } from "../directory/staff/console-login-store.ts";
import { addStaffRow, endStaffRow, findActiveStaff } from "../directory/staff/staff-store.ts";
import { encryptAppKey, newAppKey } from "../identity/two-step/app-key.ts";
import { makeRecoveryCodes } from "../identity/two-step/recovery-codes.ts";
import type { Transaction } from "../platform/database/database.ts";
import { keepSetting, readSetting } from "../platform/database/settings.ts";
import { newId } from "../platform/ids.ts";
import type { DemoDeps } from "./demo-deps.ts";
import { demoPassword } from "./demo-people.ts";

/** The demo owner of the console; no mail reaches them. */
export const demoOwnerEmail = "owner@demo.example";
const setting = "demo-owner";

/**
 * Adds a demo owner where there are demo people and a console, and removes them elsewhere. One who was removed by a
 * colleague stays removed.
 * @returns recovery codes in place of an app's, new at each start; null where there is no such owner
 */
export async function settleDemoOwner(deps: DemoDeps, isWanted: boolean): Promise<string[] | null> {
  const passwordHash = isWanted ? await deps.hasher.hash(demoPassword) : "";
  return deps.database.kysely.transaction().execute(async (tx) => {
    const known = await readSetting(tx, setting);
    const isActive = known !== undefined && (await findActiveStaff(tx, known)) !== undefined;
    if (!isWanted) {
      if (isActive) await end(tx, deps, known);
      return null;
    }
    const id = known === undefined ? await add(tx, deps, passwordHash) : isActive ? known : null;
    return id === null ? null : makeRecoveryCodes(tx, deps.keys, "staff_recovery_codes", id);
  });
}

async function add(
  tx: Transaction,
  { keys, clock }: DemoDeps,
  passwordHash: string,
): Promise<string | null> {
  const id = newId(clock);
  const now = clock();
  const is = { name: "Naledi Owner", email: demoOwnerEmail, role: "owner" } as const;
  const row = { id, ...is, created_at: now, ended_at: null };
  if (!(await addStaffRow(tx, row))) return null;
  await saveLogin(tx, {
    staff_id: id,
    password_hash: passwordHash,
    app_key_sealed: encryptAppKey(keys, newAppKey(), id),
    last_step: 0,
    set_up_at: now,
  });
  await keepSetting(tx, setting, id);
  return id;
}

async function end(tx: Transaction, { clock }: DemoDeps, id: string): Promise<void> {
  await endStaffRow(tx, id, clock());
  await tx.deleteFrom("settings").where("name", "=", setting).execute();
}
