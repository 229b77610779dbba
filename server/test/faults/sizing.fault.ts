import { readFileSync } from "node:fs";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startPostgres, type TestPostgres } from "../postgres.ts";
import { createDatabase } from "../postgres-databases.ts";
import { type ChildServer, givesBack, prepareChildServer } from "./child-server.ts";
import { logIn, newStranger, type Person, registration, send } from "./person.ts";

const people = 300;
const logins = 2;
const atOnce = 8;
/** What is gone within a week, and mails that are captured where there is no mail server. */
const passing = new Set([
  "captured_messages",
  "tokens",
  "outbox",
  "budget_windows",
  "idempotency_keys",
  "audit_unsealed",
]);
const mebibyte = 1024 * 1024;
/** Of Linux, for the times in /proc. */
const ticksPerSecond = 100;

let postgres: TestPostgres;
let server: ChildServer;
let client: pg.Client;
beforeAll(async () => {
  postgres = await startPostgres();
  const { url } = await createDatabase(postgres.url);
  server = await prepareChildServer({ ...givesBack, DATABASE_URL: url });
  await server.start();
  client = new pg.Client({ connectionString: url });
  await client.connect();
}, 300_000);
afterAll(async () => {
  await client.end();
  await server.remove();
  await postgres.stop();
});

const ofProcess = (file: string) => readFileSync(`/proc/${server.child().pid}/${file}`, "utf8");

function mebibytes(field: "VmRSS" | "VmHWM"): number {
  const [, kibibytes = "0"] =
    new RegExp(`^${field}:\\s+(\\d+) kB$`, "m").exec(ofProcess("status")) ?? [];
  return Math.round(Number(kibibytes) / 1024);
}

function cpuSeconds(): number {
  const fields = ofProcess("stat").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

async function tableBytes(): Promise<Record<string, number>> {
  await client.query("vacuum analyze");
  const { rows } = await client.query(
    "select relname as name, pg_total_relation_size(oid)::float8 as bytes from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  );
  return Object.fromEntries(rows.map(({ name, bytes }) => [name, bytes]));
}

async function connections(): Promise<number> {
  const { rows } = await client.query(
    "select count(*)::int as count from pg_stat_activity where application_name = 'frontdoor'",
  );
  return rows[0].count;
}

/** So many at once, until each has had its turn. */
async function forAll<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const one = async () => {
    for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}

test("what a process and its database take is what docs/operations.md plans with: less than a gigabyte of memory, ten connections and 12 KB that stay of an account", async () => {
  const rested = mebibytes("VmRSS");
  const before = await tableBytes();
  const strangers: Person[] = Array.from({ length: people }, newStranger);
  const [began, used] = [performance.now(), cpuSeconds()];
  await forAll(strangers, async (person) => {
    expect((await send(server.url, registration(person)))?.status).toBe(200);
  });
  const [registered, usedThen] = [performance.now(), cpuSeconds()];
  let most = 0;
  for (let turn = 0; turn < logins; turn += 1) {
    await forAll(strangers, async (person) => {
      expect(await logIn(server.url, person)).toBe(200);
    });
    most = Math.max(most, await connections());
  }
  const [ended, usedAll] = [performance.now(), cpuSeconds()];
  const after = await tableBytes();
  const grown = Object.entries(after)
    .map(([name, bytes]) => ({ name, each: Math.round((bytes - (before[name] ?? 0)) / people) }))
    .filter(({ each }) => each > 0)
    .sort((a, b) => b.each - a.each);
  const lasting = grown.filter(({ name }) => !passing.has(name));
  const sum = (tables: typeof grown) => tables.reduce((total, { each }) => total + each, 0);
  const figures = {
    mebibytes: { rested, "after the load": mebibytes("VmRSS"), most: mebibytes("VmHWM") },
    cpuMilliseconds: {
      registration: Math.round(((usedThen - used) * 1_000) / people),
      login: Math.round(((usedAll - usedThen) * 1_000) / (people * logins)),
    },
    perSecond: {
      registrations: Math.round((people * 1_000) / (registered - began)),
      logins: Math.round((people * logins * 1_000) / (ended - registered)),
    },
    connections: most,
    bytesEach: {
      lasting: sum(lasting),
      passing: sum(grown) - sum(lasting),
      ...Object.fromEntries(grown.map((table) => [table.name, table.each])),
    },
  };
  process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
  expect(mebibytes("VmHWM") * mebibyte).toBeLessThan(1024 * mebibyte);
  expect(most).toBeLessThanOrEqual(10);
  expect(sum(lasting)).toBeLessThan(12_000);
});
