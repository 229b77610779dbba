import {
  linkSync,
  mkdirSync,
  openAsBlob,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { seedLookups } from "../src/directory/seed/seed-lookups.ts";
import type { Database } from "../src/platform/database/database.ts";
import { openInMemory } from "../src/platform/database/embedded/embedded.ts";
import { migrate } from "../src/platform/database/migrate.ts";
import type { Log } from "../src/platform/log.ts";
import { makeTemplate } from "./postgres-databases.ts";
import { type DumpState, dumpFile, dumpFolder, hashOfSources } from "./schema-sources.ts";

const silent: Log = { info() {}, warn() {}, error() {} };

/** Vitest calls this once before the tests of the server, so that no two files make it side by side. */
export default async function setUp(): Promise<void> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (serverUrl === undefined) await readDump("migrated", silent);
  else await makeTemplate(serverUrl);
}

/**
 * The embedded database as `openInMemory` takes it, migrated and with the lists of the seed files, or before any
 * migration: to make one costs five times what it costs to load it. It is kept until a migration, the engine or what
 * starts it changes; the next one then takes its place.
 */
export async function readDump(state: DumpState, log: Log): Promise<Blob> {
  const file = dumpFile(state);
  try {
    return await openAsBlob(file);
  } catch {
    await makeDumps(log);
    return await openAsBlob(file);
  }
}

async function makeDumps(log: Log): Promise<void> {
  const database = await openInMemory(log);
  await dropTemplates(database);
  await keepDump("empty", await database.dump());
  await migrate(database);
  await seedLookups(database);
  await keepDump("migrated", await database.dump());
  await database.close();
  for (const name of readdirSync(dumpFolder)) {
    // What ends otherwise may be another process's unfinished one.
    if (name.endsWith(".tar") && !name.startsWith(hashOfSources()))
      rmSync(join(dumpFolder, name), { force: true });
  }
}

/** No test makes a second database, and each that is loaded would hold these two as well. */
async function dropTemplates({ kysely }: Database): Promise<void> {
  await sql`update pg_database set datistemplate = false, datallowconn = true`.execute(kysely);
  await sql`drop database template0`.execute(kysely);
  await sql`drop database template1`.execute(kysely);
}

async function keepDump(state: DumpState, dump: Blob): Promise<void> {
  const file = dumpFile(state);
  const unfinished = `${file}.${process.pid}`;
  mkdirSync(dumpFolder, { recursive: true });
  writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()));
  try {
    // Another process may be reading the one that it has made meanwhile: the first stays.
    linkSync(unfinished, file);
  } catch (error) {
    // A file system without links has one process that tests.
    if (Reflect.get(Object(error), "code") !== "EEXIST") return renameSync(unfinished, file);
  }
  rmSync(unfinished);
}
