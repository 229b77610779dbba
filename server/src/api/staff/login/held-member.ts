import { findLogin } from "../../../directory/staff/console-login-store.ts";
import { holdStaff } from "../../../directory/staff/staff-store.ts";
import type { Transaction } from "../../../platform/database/database.ts";

/** An active member of staff who has set up their login; their row is locked until the transaction ends. */
export async function heldMember(tx: Transaction, staffId: string) {
  const staff = await holdStaff(tx, staffId);
  const login = staff && (await findLogin(tx, staff.id));
  return login && { staff, login };
}
