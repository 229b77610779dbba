import { randomBytes } from "node:crypto";
import pg from "pg";
import { seedLookups } from "../src/directory/seed/seed-lookups.ts";
import { migrate } from "../src/platform/database/migrate.ts";
import { openPostgres } from "../src/platform/database/postgres/postgres.ts";
import type { Log } from "../src/platform/log.ts";
import { hashOfSources } from "./schema-sources.ts";

const silent: Log = { info() {}, warn() {}, error() {} };
/** Those that this process knows to be there, by their servers. */
const templates = new Map<string, Promise<string>>();
/** One connection to each server: a new one costs it as much as the copy of a database. */
const connections = new Map<string, pg.Pool>();

/**
 * Makes the database that the tests' own are copied from, migrated and with the lists of the seed files, once for a server
 * and its migrations.
 * @returns its name
 */
export async function makeTemplate(serverUrl: string): Promise<string> {
  const name = `frontdoor_template_${hashOfSources()}`;
  const known = await onServer(serverUrl, "select from pg_database where datname = $1", [name]);
  if (known > 0) return name;
  const unfinished = `${name}_unfinished`;
  await onServer(serverUrl, `drop database if exists ${unfinished} with (force)`);
  await onServer(serverUrl, `create database ${unfinished}`);
  const database = await openPostgres(urlOf(serverUrl, unfinished), silent);
  await migrate(database);
  await seedLookups(database);
  await database.close();
  await onServer(serverUrl, `alter database ${unfinished} rename to ${name}`);
  return name;
}

export interface TestServerDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Makes an empty database on a server. */
export function createDatabase(serverUrl: string): Promise<TestServerDatabase> {
  return createFrom(serverUrl, "template1");
}

/** Makes a copy of the migrated template, and the template where the server has none yet. */
export async function createMigratedDatabase(serverUrl: string): Promise<TestServerDatabase> {
  const made = templates.get(serverUrl) ?? makeTemplate(serverUrl);
  templates.set(serverUrl, made);
  return createFrom(serverUrl, await made);
}

async function createFrom(serverUrl: string, template: string): Promise<TestServerDatabase> {
  const name = `frontdoor_test_${randomBytes(6).toString("hex")}`;
  // As files: page by page through the log it costs three times as much, and as much again to drop.
  await onServer(serverUrl, `create database ${name} template ${template} strategy file_copy`);
  return {
    url: urlOf(serverUrl, name),
    async drop() {
      await onServer(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

function urlOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function onServer(url: string, statement: string, values: string[] = []): Promise<number> {
  return (await connectionTo(url).query(statement, values)).rowCount ?? 0;
}

function connectionTo(url: string): pg.Pool {
  const open = connections.get(url);
  if (open !== undefined) return open;
  const pool = new pg.Pool({ connectionString: url, max: 1, allowExitOnIdle: true });
  // A server that ends takes it along.
  pool.on("error", () => {});
  connections.set(url, pool);
  return pool;
}
