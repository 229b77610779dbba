import type { Transaction } from "../../platform/database/database.ts";
import { endEveryConsole } from "./end-console.ts";

/**
 * Ends every key of staff and every login to the console, and forgets what waits for a second person: a restored
 * backup brings back what was ended and refused since (SEC-H19).
 * @returns how many keys it ended
 */
export async function endRestoredStaffKeys(tx: Transaction, now: Date): Promise<number> {
  await tx.deleteFrom("approvals").where("state", "=", "pending").execute();
  await endEveryConsole(tx);
  const ended = await tx
    .updateTable("staff_keys")
    .set({ ended_at: now })
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return Number(ended.numUpdatedRows);
}
