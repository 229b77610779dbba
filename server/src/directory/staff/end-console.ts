import type { Transaction } from "../../platform/database/database.ts";

/** Where somebody's ways into the console are kept. */
const tables = [
  "staff_sessions",
  "staff_tokens",
  "staff_recovery_codes",
  "staff_passkeys",
  "staff_logins",
] as const;

/** Takes every way into the console from somebody: sessions, links, codes, passkeys and the login itself. */
export async function endConsoleOf(tx: Transaction, staffId: string): Promise<void> {
  for (const table of tables) {
    await tx.deleteFrom(table).where("staff_id", "=", staffId).execute();
  }
}

/** The same for everybody. */
export async function endEveryConsole(tx: Transaction): Promise<void> {
  for (const table of tables) await tx.deleteFrom(table).execute();
}
