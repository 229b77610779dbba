import type { Config } from "../../config/config.ts";
import { postgresAt } from "../../platform/database/postgres/postgres.ts";
import { isRecovering } from "../../platform/database/read-only.ts";
import { silentLog } from "../with-database.ts";
import { type Finding, findingsOf, wordsOf } from "./finding.ts";

const { ok, warn } = findingsOf("database");

/** Whether `DATABASE_READ_URL` names a replica. If it is wrong, reads go to the primary, and nothing else fails. */
export async function checkReplica({
  databaseReadUrl,
}: Pick<Config, "databaseReadUrl">): Promise<Finding[]> {
  if (databaseReadUrl === null) return [];
  const remedy = "Look whether it runs, at DATABASE_READ_URL, and at pg_stat_replication.";
  const replica = postgresAt(databaseReadUrl, silentLog);
  try {
    if (await isRecovering(replica.kysely)) return [ok("The replica answers.")];
    return [warn("What DATABASE_READ_URL names follows no other server.", remedy)];
  } catch (error) {
    return [warn(`The replica does not answer: ${wordsOf(error)}`, remedy)];
  } finally {
    await replica.close();
  }
}
