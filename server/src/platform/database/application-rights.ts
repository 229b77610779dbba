import { sql } from "kysely";
import type { Database } from "./database.ts";

/**
 * Grants a role what a process needs and no more: it cannot change tables, nor change or remove audit events (SEC-H14).
 * Run by the owner after the migrations. Tables that this owner creates later are granted too.
 * @throws Error of PostgreSQL where there is no such role
 */
export async function grantApplication({ kysely }: Database, role: string): Promise<void> {
  const app = sql.id(role);
  const statements = [
    sql`revoke create on schema public from public`,
    sql`grant usage on schema public to ${app}`,
    sql`grant select, insert, update, delete on all tables in schema public to ${app}`,
    sql`grant usage on all sequences in schema public to ${app}`,
    sql`revoke update on audit_events, audit_seals from ${app}`,
    sql`revoke delete on audit_seals from ${app}`,
    sql`grant update (key_id, mac) on audit_seals to ${app}`,
    sql`revoke insert, update, delete on kysely_migration from ${app}`,
    sql`alter default privileges in schema public grant select, insert, update, delete on tables to ${app}`,
    sql`alter default privileges in schema public grant usage on sequences to ${app}`,
  ];
  await kysely.transaction().execute(async (tx) => {
    for (const statement of statements) await statement.execute(tx);
  });
}
