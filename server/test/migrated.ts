import { mkdirSync, openAsBlob, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { openInMemory } from "../src/platform/database/embedded/embedded.ts";
import { migrate } from "../src/platform/database/migrate.ts";
import type { Log } from "../src/platform/log.ts";
import { makeTemplate } from "./postgres-databases.ts";
import { hashOfSources } from "./schema-sources.ts";

const root = join(import.meta.dirname, "../..");
const folder = join(root, ".cache/test-database");

const silent: Log = { info() {}, warn() {}, error() {} };

/** Vitest calls this once before the tests of the server, so that no two files make it side by side. */
export default async function setUp(): Promise<void> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (serverUrl === undefined) await readMigrated(silent);
  else await makeTemplate(serverUrl);
}

/**
 * The embedded database, migrated and otherwise empty, as `openInMemory` takes it: to make one costs
 * five times what it costs to load it. It is kept until a migration, the engine or what starts it changes;
 * the next one then takes its place.
 */
export async function readMigrated(log: Log): Promise<Blob> {
  const file = join(folder, `${hashOfSources()}.tar`);
  try {
    return await openAsBlob(file);
  } catch {
    await makeMigrated(file, log);
    return await openAsBlob(file);
  }
}

async function makeMigrated(file: string, log: Log): Promise<void> {
  const database = await openInMemory(log);
  await migrate(database);
  const dump = Buffer.from(await (await database.dump()).arrayBuffer());
  await database.close();
  mkdirSync(folder, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, dump);
  renameSync(unfinished, file);
  for (const name of readdirSync(folder)) {
    // What ends otherwise may be another process's unfinished one.
    if (name.endsWith(".tar") && name !== basename(file))
      rmSync(join(folder, name), { force: true });
  }
}
