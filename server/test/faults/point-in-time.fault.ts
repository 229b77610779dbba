import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ensureProgram } from "../../../scripts/testing/program.ts";
import { endRestored } from "../../src/cli/backup/end-restored.ts";
import { signAudit } from "../../src/platform/audit/sign-audit.ts";
import { verifyAuditChain } from "../../src/platform/audit/verify-audit.ts";
import type { Database } from "../../src/platform/database/database.ts";
import { migrate } from "../../src/platform/database/migrate.ts";
import { openPostgres } from "../../src/platform/database/postgres/postgres.ts";
import { askForReset, registerPerson } from "../accounts.ts";
import { createTestClock } from "../clock.ts";
import { silentLog } from "../database.ts";
import { createTestKeys } from "../keys.ts";
import { goodPassword } from "../people.ts";
import { debianBinaries, startPostgres, type TestPostgres } from "../postgres.ts";
import { createDatabase } from "../postgres-databases.ts";
import { openTestServer, type TestServer } from "../test-server.ts";

const document = readFileSync(join(import.meta.dirname, "../../../docs/operations.md"), "utf8");
const [, chapter = ""] = /### To any moment\n([\s\S]*?)\n## /.exec(document) ?? [];
/** What an operator types, without the blanks of the list that it stands in. */
const blocks = [...chapter.matchAll(/ {3}```\w+\n([\s\S]*?) {3}```/g)].map(([, text = ""]) =>
  text.replace(/^ {3}/gm, ""),
);
const [ofBackups = "", configuration = "", first = "", baseBackup = "", goBack = ""] = blocks;

const [binaries] = debianBinaries();
let postgres: TestPostgres;
let url: string;
let database: Database;
let server: TestServer;
const time = createTestClock(new Date(), 1);
const keys = createTestKeys();

/** What the document says, with the test's folders in the place of Debian's. */
const here = (text: string, folder: string) =>
  text
    .replaceAll("pgbackrest --stanza", `pgbackrest --config=${folder}/pgbackrest.conf --stanza`)
    .replaceAll("/var/lib/pgbackrest", join(folder, "backups"))
    .replaceAll("/var/lib/postgresql/15", folder)
    .replaceAll("/main", "/data");

beforeAll(async () => {
  expect(blocks).toHaveLength(5);
  ensureProgram("pgbackrest", "pgbackrest");
  if (binaries === undefined) throw new Error("apt-get install postgresql");
  const lines = configuration.split("\n").filter((line) => line.includes("="));
  postgres = await startPostgres({
    binaries,
    settings: (folder) => [
      `unix_socket_directories=${folder}`,
      ...lines.map((line) => here(line, folder).replace(/ = '?(.*?)'?$/, "=$1")),
    ],
  });
  const { folder } = postgres;
  const { port, username } = new URL(postgres.url);
  const ofTest = [
    `[global]\nlock-path=${folder}/locks\nlog-level-file=off`,
    `[frontdoor]\npg1-port=${port}\npg1-user=${username}\npg1-socket-path=${folder}`,
  ].join("\n");
  postgres.run('printf "%s\\n" "$CONFIGURATION" > pgbackrest.conf', {
    CONFIGURATION: `${here(ofBackups, folder)}\n${ofTest}`,
  });
  postgres.run(here(first, folder));
  ({ url } = await createDatabase(postgres.url));
  await open();
}, 120_000);
afterAll(async () => {
  await close();
  await postgres.stop();
});

async function open(): Promise<void> {
  database = await openPostgres(url, silentLog);
  await migrate(database);
  server = await openTestServer({ database, keys, time });
}

async function close(): Promise<void> {
  await server.close();
  await database.close();
}

async function isRecovering(): Promise<boolean | undefined> {
  const asked = await openPostgres(url, silentLog);
  const { rows } = await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(
    asked.kysely,
  );
  await asked.close();
  return rows[0]?.is;
}

/** Each table with how many rows it has and what they are. */
async function contents(): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' order by 1`.execute(database.kysely);
  const told: Record<string, string> = {};
  for (const { name } of rows) {
    const { rows: found } = await sql<{ count: string; hash: string }>`
      select count(*)::text as count, md5(coalesce(string_agg(md5(row::text), '' order by row::text), '')) as hash
      from ${sql.table(name)} as row`.execute(database.kysely);
    told[name] = `${found[0]?.count} ${found[0]?.hash}`;
  }
  return told;
}

const logIn = async (username: string) =>
  (await server.post("/practice/security/auth", { username, password: goodPassword })).statusCode;
const verify = () => verifyAuditChain(database.kysely, { keys, now: time.clock() });

test("[SEC-F16 SEC-H6] after a mistake the database is put back to the moment before it, as docs/operations.md says: every row is there, links of before are dead, and the audit holds", async () => {
  const early = await registerPerson(server);
  postgres.run(here(baseBackup, postgres.folder));
  // It keeps when a backup ended by the second, and goes back to a later one alone.
  await pause(1_100);
  const late = await registerPerson(server);
  const { token } = await askForReset(server, late.username);
  await database.kysely.transaction().execute((tx) => signAudit(tx, keys));
  const before = await contents();
  expect(before.accounts).toMatch(/^2 /);
  const head = await verify();
  expect(head.ok).toBe(true);
  const moment = await sql<{ at: string }>`select clock_timestamp()::text as at`.execute(
    database.kysely,
  );
  // The next commit has a later time than the moment, however coarse the clock.
  await pause(50);

  await registerPerson(server);
  await sql`truncate accounts, tokens cascade`.execute(database.kysely);
  expect(await logIn(early.username)).not.toBe(200);
  await close();

  const went = performance.now();
  await postgres.shutDown();
  postgres.run(here(goBack, postgres.folder), { MOMENT: moment.rows[0]?.at ?? "" });
  await postgres.start();
  await expect.poll(isRecovering, { timeout: 60_000 }).toBe(false);
  await open();
  const seconds = Math.round((performance.now() - went) / 1_000);
  expect(await contents()).toEqual(before);

  await endRestored(database, time.clock, { keep: [], endsPasskeys: false });
  for (const { username } of [early, late]) expect(await logIn(username)).toBe(200);
  const password = "violet-gravel-77";
  const reset = await server.post("/practice/security/password/processReset", { password, token });
  expect(reset.statusCode).toBeGreaterThanOrEqual(400);
  expect(await verify()).toMatchObject(head);
  process.stdout.write(`Back at the moment after ${seconds} s.\n`);
});
