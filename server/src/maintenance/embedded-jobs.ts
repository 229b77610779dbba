import { sql } from "kysely";
import type { Database } from "../platform/database/database.ts";
import { hourSeconds } from "../platform/deletion.ts";
import type { MaintenanceJob } from "../platform/scheduler.ts";

const checkpoint: MaintenanceJob = {
  name: "checkpoint",
  everySeconds: 300,
  run: (database) => maintain(database, "checkpoint"),
};
/** Removes dead rows, and updates the statistics of all tables. */
export const embeddedVacuum: MaintenanceJob = {
  name: "vacuum",
  everySeconds: 6 * hourSeconds,
  run: (database) => maintain(database, "vacuum analyze"),
};

/**
 * Refreshes statistics and plans of the embedded engine. It plans a prepared statement once, for small tables without their
 * indexes. Otherwise a look-up would read more for a name that exists than for one that does not (SEC-D1). A PostgreSQL
 * server plans each time, and its autovacuum keeps statistics.
 */
export const embeddedPlans: MaintenanceJob = {
  name: "plans",
  everySeconds: 60,
  async run(database) {
    if (database.engine !== "embedded") return 0;
    const grown = await grownTables(database);
    if (grown.length > 0) {
      await sql`analyze ${sql.join(grown.map((name) => sql.table(name)))}`.execute(database.kysely);
    }
    return maintain(database, "discard plans");
  },
};

/** The work of a PostgreSQL server's background processes, which the embedded engine lacks. */
export const embeddedJobs: readonly MaintenanceJob[] = [checkpoint, embeddedVacuum, embeddedPlans];

/** Those that a server's autovacuum would analyze: fifty rows and a tenth of the table have changed. */
async function grownTables({ kysely }: Database): Promise<string[]> {
  // Statistics of the last second are counted only after a flush.
  await sql`select pg_stat_force_next_flush()`.execute(kysely);
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_stat_user_tables join pg_class using (relname)
    where pg_class.oid = relid and n_mod_since_analyze > 50 + 0.1 * greatest(reltuples, 0)
  `.execute(kysely);
  return rows.map(({ name }) => name);
}

async function maintain({ engine, kysely }: Database, statement: string): Promise<number> {
  if (engine === "embedded") await sql.raw(statement).execute(kysely);
  return 0;
}
