import type { Transaction } from "../../platform/database/database.ts";

/** The tables with a member's console sessions, links, passkeys and login. */
const tables = [
  "staff_sessions",
  "staff_tokens",
  "staff_recovery_codes",
  "staff_passkeys",
  "staff_logins",
] as const;

/** Ends a member's access to the console: sessions, links, codes, passkeys and the login itself. */
export async function endConsoleOf(tx: Transaction, staffId: string): Promise<void> {
  for (const table of tables) {
    await tx.deleteFrom(table).where("staff_id", "=", staffId).execute();
  }
}

/** The same for everybody. */
async function endEveryConsole(tx: Transaction): Promise<void> {
  for (const table of tables) await tx.deleteFrom(table).execute();
}

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
