import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";

/** Whether this person was asked about this head of department before. */
export async function wasWarningShown(
  db: Db,
  { hodId, chosenBy }: { hodId: string; chosenBy: string },
): Promise<boolean> {
  const shown = await db
    .selectFrom("audit_events")
    .select("id")
    .where("subject_id", "=", hodId)
    .where("kind", "=", "hod-warning-shown")
    .where(sql<string>`details->>'chosenBy'`, "=", chosenBy)
    .limit(1)
    .executeTakeFirst();
  return shown !== undefined;
}
