import type { Transaction } from "../../platform/database/database.ts";

const tables = [
  "account_sessions",
  "login_devices",
  "email_changes",
  "number_changes",
  "unreachable_addresses",
] as const;

/** Forgets what people look after their own accounts with: logins, devices, changes that wait or can be undone, addresses at which nothing arrives. */
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
