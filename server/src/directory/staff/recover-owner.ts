import type { KeyActor } from "../../platform/audit/actor.ts";
import { auditThing } from "../../platform/audit/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { newId } from "../../platform/ids.ts";
import { enqueueForStaff } from "./console-jobs.ts";
import { noteTwoOwners } from "./list-staff.ts";
import { addStaffRow, changeRoleOf, holdStaffByEmail, makeStaffKey } from "./staff-store.ts";

/**
 * Makes somebody an owner without anybody's consent, for a command on the machine: a member of staff who has the
 * address, or else a new one. They get a new key. The audit has it, and every member of staff is mailed.
 */
export async function recoverOwner(
  tx: Transaction,
  deps: { clock: Clock },
  asked: { name: string; email: string; days: number; reason: string; actor: KeyActor },
): Promise<{ id: string; key: string; expiresAt: Date }> {
  const { clock } = deps;
  const { name, email, days, reason, actor } = asked;
  const held = await holdStaffByEmail(tx, email);
  const id = held?.id ?? newId(clock);
  if (held === undefined) {
    await addStaffRow(tx, { id, name, email, role: "owner", created_at: clock(), ended_at: null });
  } else await changeRoleOf(tx, id, "owner");
  const made = await makeStaffKey(tx, deps, { staffId: id, days });
  await noteTwoOwners(tx, clock());
  const details = { staffId: id, name: held?.name ?? name, days, reason };
  await auditThing(tx, deps, "staff-owner-recovered", actor, details);
  const everybody = await tx
    .selectFrom("staff")
    .select("id")
    .where("ended_at", "is", null)
    .execute();
  for (const { id: staffId } of everybody) {
    const row = { id: newId(clock), payload: { staffId, ownerId: id }, now: clock() };
    await enqueueForStaff(tx, { ...row, kind: "staff.owner-recovered-mail" });
  }
  return { ...made, id };
}
