import type fs from "node:fs";
import { mkdtempSync, rmSync } from "node:fs";
import type promises from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { silentLog } from "../../../../test/database.ts";
import type { Database } from "../database.ts";

const synced = vi.hoisted(() => ({ files: 0 }));
vi.mock("node:fs", async (original) => {
  const real = await original<typeof fs>();
  const fsyncSync = (descriptor: number) => {
    synced.files += 1;
    real.fsyncSync(descriptor);
  };
  return { ...real, fsyncSync, default: { ...real, fsyncSync } };
});
vi.mock("node:fs/promises", async (original) => {
  const real = await original<typeof promises>();
  const open: typeof real.open = async (...how) => {
    const file = await real.open(...how);
    const sync = file.sync.bind(file);
    file.sync = async () => {
      synced.files += 1;
      await sync();
    };
    return file;
  };
  return { ...real, open, default: { ...real, open } };
});

let folder: string;
let database: Database;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "frontdoor-durable-"));
  const { openEmbedded } = await import("./embedded.ts");
  database = await openEmbedded(folder, silentLog);
  await sql`create table notes (text text)`.execute(database.kysely);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

test("[SEC-F6] the first start syncs the whole folder", () => {
  expect(synced.files).toBeGreaterThan(500);
});

test("[SEC-F6] every commit reaches the disk before it is acknowledged", async () => {
  const before = synced.files;
  for (let note = 0; note < 10; note += 1) {
    await sql`insert into notes values ('x')`.execute(database.kysely);
  }
  expect(synced.files - before).toBeGreaterThanOrEqual(10);
});
