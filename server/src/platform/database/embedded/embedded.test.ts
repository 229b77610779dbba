import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { silentLog } from "../../../../test/database.ts";
import { layMigrated } from "../../../../test/lay.ts";
import type { Database } from "../database.ts";
import { openEmbedded } from "./embedded.ts";
import { DataFolderInUse } from "./folder-lock.ts";

const holder = join(import.meta.dirname, "../../../../test/hold-database.ts");
const failingDisk = join(import.meta.dirname, "../../../../test/failing-disk.ts");

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "frontdoor-embedded-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function startHolder(...options: string[]) {
  const child = spawn("node", [...options, holder, folder], { stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  let complaint = "";
  child.stderr.on("data", (chunk) => {
    complaint += chunk;
  });
  const acknowledged = () => output.split("\n").length - 1;
  const rows = async (count: number) => {
    while (acknowledged() < count) await once(child.stdout, "data");
  };
  return { child, acknowledged, rows, complaint: () => complaint };
}

async function countRows(database: Database): Promise<number> {
  const { rows } = await sql<{ many: number }>`
    select count(*) as many from settings where name like 'row %'`.execute(database.kysely);
  return rows[0]?.many ?? 0;
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

test("[SEC-F1] a second process on the data folder is refused with folder and process, a killed one leaves no lock and every acknowledged row", async () => {
  layMigrated(folder);
  const first = startHolder();
  await first.rows(20);
  await expect(openEmbedded(folder, silentLog)).rejects.toThrow(
    new DataFolderInUse(folder, String(first.child.pid)),
  );
  await kill(first.child);

  const database = await openEmbedded(folder, silentLog);
  expect(await countRows(database)).toBeGreaterThanOrEqual(first.acknowledged());
  await database.close();
});

test("[SEC-F6] a disk that refuses a commit ends the process, which acknowledges nothing more, and the next one goes on", async () => {
  layMigrated(folder);
  const first = startHolder("--import", failingDisk);
  await first.rows(20);
  first.child.kill("SIGUSR2");
  await once(first.child, "exit");
  expect(first.child.exitCode).toBe(1);
  expect(first.complaint()).toContain("The embedded database has ended");

  const database = await openEmbedded(folder, silentLog);
  const stored = await countRows(database);
  expect(stored).toBeGreaterThanOrEqual(first.acknowledged());
  expect(stored).toBeLessThanOrEqual(first.acknowledged() + 1);
  await database.close();
});

test("[SEC-F6] the engine syncs each commit, and a closed folder opens again", async () => {
  layMigrated(folder);
  const database = await openEmbedded(folder, silentLog);
  const { rows } = await sql<Record<string, string>>`
    select current_setting('fsync') as fsync, current_setting('wal_sync_method') as method,
      current_setting('synchronous_commit') as commit`.execute(database.kysely);
  expect(rows).toEqual([{ fsync: "on", method: "fsync", commit: "on" }]);
  await database.close();
  const again = await openEmbedded(folder, silentLog);
  await again.ping();
  await again.close();
});

test("a folder on which the engine does not start is told in one line that says what to look at", async () => {
  mkdirSync(join(folder, "database"));
  writeFileSync(join(folder, "database/PG_VERSION"), "none\n");
  await expect(openEmbedded(folder, silentLog)).rejects.toThrow(
    `The embedded database in ${join(folder, "database")} does not open: see whether its disk is full`,
  );
});

test("[SEC-F16] no empty database takes the place of one whose restore was interrupted", async () => {
  mkdirSync(join(folder, "restoring/database"), { recursive: true });
  await expect(openEmbedded(folder, silentLog)).rejects.toThrow(/^A restore was interrupted: /);
  expect(existsSync(join(folder, "database"))).toBe(false);
});
