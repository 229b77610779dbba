import { sql } from "kysely";
import type { Transaction } from "../../platform/database/database.ts";

const epochSetting = "token_epoch";

/** The current epoch as a subquery: a token or code of another epoch is dead. */
export const currentEpoch = sql<number>`(select value::int from settings where name = ${epochSetting})`;

/**
 * Kills every outstanding token and one-time code at once. Due after each restore of a backup, which
 * would otherwise bring used ones back to life (SEC-H19).
 */
export async function bumpTokenEpoch(tx: Transaction): Promise<void> {
  await tx
    .updateTable("settings")
    .set({ value: sql<string>`(value::int + 1)::text` })
    .where("name", "=", epochSetting)
    .returning("value")
    .executeTakeFirstOrThrow();
}
