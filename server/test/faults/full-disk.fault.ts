import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openEmbedded } from "../../src/platform/database/embedded/embedded.ts";
import { silentLog } from "../database.ts";
import { startPostgres } from "../postgres.ts";
import { createDatabase } from "../postgres-databases.ts";
import { type ChildServer, prepareChildServer } from "./child-server.ts";
import { logIn } from "./person.ts";
import { canMount, mountSmallDisk, type SmallDisk } from "./small-disk.ts";
import { letIn, untilRefused, untilServed, type Visitors } from "./visitors.ts";

const fillLog = join(import.meta.dirname, "../fill-log.ts");
const visitors = 6;
/** Less than a segment of the write-ahead log, which is 16 MiB. */
const tooLittleForLogBytes = 4_000_000;

let disk: SmallDisk;
beforeEach(() => {
  disk = mountSmallDisk(192);
});
afterEach(() => disk.remove());

/** Fills the disk under people at work; what they read goes on, what they write is refused until there is room. */
async function expectToGoOn(server: ChildServer): Promise<Visitors> {
  const people = letIn(server.url, visitors);
  await untilServed(people, 10);
  disk.fill();
  await untilRefused(people, 50);
  const { child } = server;
  expect([child().exitCode, child().signalCode]).toEqual([null, null]);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  disk.makeRoom();
  await untilServed(people, 10);
  return people;
}

async function expectKept(server: ChildServer, { answers, unanswered, registered }: Visitors) {
  const refused = answers.filter(({ status }) => status >= 500);
  expect(refused.filter(({ status }) => status !== 503)).toEqual([]);
  expect(refused.filter(({ retryAfter }) => retryAfter === null)).toEqual([]);
  expect(unanswered).toEqual([]);
  for (const person of registered) expect(await logIn(server.url, person)).toBe(200);
}

describe.runIf(canMount)("On a disk that is full", () => {
  test("[SEC-F7] the embedded database refuses what is written with 503, serves what is read, and goes on by itself once there is room", async () => {
    const dataDir = join(disk.folder, "data");
    const server = await prepareChildServer({ DATA_DIR: dataDir, ARGON2_MEMORY_KIB: "64" });
    try {
      await server.start();
      const people = await expectToGoOn(server);
      await people.sendAway();
      await expectKept(server, people);
    } finally {
      await server.remove();
    }
  });

  test("[SEC-F7 SEC-F6] an embedded database without room for its log ends the process with 1, starts only once there is room, and has what was acknowledged", async () => {
    const run = () =>
      spawnSync(process.execPath, [fillLog, join(disk.folder, "data")], { encoding: "utf8" });
    const database = await openEmbedded(join(disk.folder, "data"), silentLog);
    await database.close();
    disk.fill(tooLittleForLogBytes);
    const first = run();
    expect([first.status, first.stderr]).toEqual([1, expect.stringContaining("has ended")]);
    const second = run();
    expect(second.status).toBe(1);
    expect(second.stderr).toContain("does not open: see whether its disk is full");

    disk.makeRoom();
    const again = await openEmbedded(join(disk.folder, "data"), silentLog);
    const { rows } = await sql`select count(*) as many from notes`.execute(again.kysely);
    await again.close();
    expect(rows).toEqual([{ many: first.stdout.split("\n").length - 1 }]);
  });

  test("[SEC-F7] a PostgreSQL server refuses what is written, or ends for want of room for its log: 503 until it is back, and nothing is lost", async () => {
    const postgres = await startPostgres({ parent: disk.folder });
    const { url } = await createDatabase(postgres.url);
    const server = await prepareChildServer({ DATABASE_URL: url, ARGON2_MEMORY_KIB: "64" });
    try {
      await server.start();
      const people = await expectToGoOn(server);
      disk.fill(tooLittleForLogBytes);
      await expect(fillServersLog(url)).rejects.toThrow();
      await untilRefused(people, 50);
      disk.makeRoom();
      await postgres.kill();
      await postgres.start();
      await untilServed(people, 10);
      await people.sendAway();
      await expectKept(server, people);
    } finally {
      await server.remove();
      await postgres.stop();
    }
  });
});

async function fillServersLog(databaseUrl: string): Promise<never> {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on("error", () => {});
  await client.connect();
  for (;;) await client.query("select pg_logical_emit_message(true, 'x', repeat('x', 1000000))");
}
