import { sql } from "kysely";
import type { Database } from "./database.ts";
import { isMigrated, laterMigrations } from "./migrate.ts";
import { takesWrites } from "./read-only.ts";
import { readSetting } from "./settings.ts";

/** What `frontdoor doctor` checks in a database. */
export type Examined = Awaited<ReturnType<typeof examine>>;

/** Tables that a process only partly writes (docs/operations.md, Rights in the database). */
const partly = new Set(["audit_events", "audit_seals", "kysely_migration"]);

/** Finds out what is in the database and what this connection's user may do; changes nothing. */
export async function examine(database: Database) {
  const { kysely } = database;
  const { rows: facts } = await sql<{
    version: string;
    encoding: string;
    now: Date;
    mayCreate: boolean;
  }>`
    select current_setting('server_version_num') as version,
      current_setting('server_encoding') as encoding,
      clock_timestamp() as now,
      has_schema_privilege('public', 'create') as "mayCreate"`.execute(kysely);
  const { rows: tables } = await sql<{
    name: string;
    may: { select: boolean; insert: boolean; update: boolean; delete: boolean };
  }>`
    select relname as name, json_build_object(
      'select', has_table_privilege(oid, 'select'), 'insert', has_table_privilege(oid, 'insert'),
      'update', has_table_privilege(oid, 'update'), 'delete', has_table_privilege(oid, 'delete')) as may
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    order by relname`.execute(kysely);
  const [fact] = facts;
  if (fact === undefined) throw new Error("The database told nothing of itself.");
  const isStarted = tables.some(({ name }) => name === "kysely_migration");
  const mayChange = (table: string, right: "update" | "delete") =>
    tables.some(({ name, may }) => name === table && may[right]);
  return {
    /** PostgreSQL's number: 150004 is 15.4. */
    version: Number(fact.version),
    encoding: fact.encoding,
    now: fact.now,
    takesWrites: await takesWrites(kysely),
    migrated: isStarted && (await isMigrated(database)),
    /** Migrations of a later version that it has. */
    later: isStarted ? await laterMigrations(database) : [],
    /** Tables that this user may not read and write as the server must. */
    closed: tables
      .filter(({ name, may }) =>
        partly.has(name) ? !may.select : !Object.values(may).every(Boolean),
      )
      .map(({ name }) => name),
    /** What this user may do and the server need not: change the audit, make tables. */
    excess: [
      ...(mayChange("audit_events", "update") ? ["change audit events"] : []),
      ...(mayChange("audit_seals", "delete") ? ["remove the audit's signatures"] : []),
      ...(fact.mayCreate ? ["make tables"] : []),
    ],
    /** The master key that wrote it; null before the first start. */
    keyId: isStarted ? ((await readSetting(kysely, "master_key_id")) ?? null) : null,
  };
}
