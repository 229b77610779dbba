import type { Transaction } from "../../platform/database/database.ts";

/**
 * Ends what a backup brings back of people's logins: to account settings, with what was being set up
 * there, and of browsers that are asked for no code. Each may have been ended since (SEC-H19).
 */
export async function endRestoredLogins(tx: Transaction): Promise<void> {
  for (const table of ["account_sessions", "second_step_setups", "remembered_devices"] as const) {
    await tx.deleteFrom(table).execute();
  }
}
