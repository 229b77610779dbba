import type { Transaction } from "../../mechanisms/database/database.ts";
import { type ConsoleMember, findLogin } from "../../records/staff/console-login-store.ts";
import { holdStaff } from "../../records/staff/staff-store.ts";

/** Somebody active who has set their login up, held until the transaction ends. */
export async function heldMember(
  tx: Transaction,
  staffId: string,
): Promise<ConsoleMember | undefined> {
  const staff = await holdStaff(tx, staffId);
  const login = staff && (await findLogin(tx, staff.id));
  return login && { staff, login };
}
