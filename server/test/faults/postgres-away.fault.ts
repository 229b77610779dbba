import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startPostgres, type TestPostgres } from "../postgres.ts";
import { createDatabase } from "../postgres-databases.ts";
import { type ChildServer, prepareChildServer } from "./child-server.ts";
import { logIn } from "./person.ts";
import { openSilentProxy, type SilentProxy } from "./silent-proxy.ts";
import { letIn, untilServed, type Visitors } from "./visitors.ts";

/** More than the pool has connections. */
const visitors = 16;
const kills = 12;
const silentMilliseconds = 14_000;
/** 5 s for a connection and 8 s of silence, and what a busy machine adds. */
const slowestMilliseconds = 30_000;

let postgres: TestPostgres;
let proxy: SilentProxy;
let server: ChildServer;
beforeAll(async () => {
  postgres = await startPostgres();
  const { url } = await createDatabase(postgres.url);
  proxy = await openSilentProxy(url);
  server = await prepareChildServer({ DATABASE_URL: proxy.url, ARGON2_MEMORY_KIB: "64" });
  await server.start();
});
afterAll(async () => {
  await server.remove();
  proxy.close();
  await postgres.stop();
});

/** The process that serves one of the server's connections. */
async function backEnd(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(
    "select pid from pg_stat_activity where application_name = 'frontdoor' limit 1",
  );
  await client.end();
  return rows[0].pid;
}

async function expectOnlyRefusals({ answers, unanswered, registered }: Visitors): Promise<void> {
  const slowest = Math.max(...answers.map(({ milliseconds }) => milliseconds));
  const refused = answers.filter(({ status }) => status >= 500);
  expect(refused.length).toBeGreaterThan(visitors);
  expect(refused.filter(({ status }) => status !== 503)).toEqual([]);
  expect(refused.filter(({ retryAfter }) => !/^[1-9]\d*$/.test(retryAfter ?? ""))).toEqual([]);
  expect(unanswered).toEqual([]);
  expect(slowest).toBeLessThan(slowestMilliseconds);
  for (const person of registered) expect(await logIn(server.url, person)).toBe(200);
}

test("[SEC-F5 SEC-G2] while PostgreSQL is killed twelve times whoever is refused gets 503 and a time to wait, and what was acknowledged is there", async () => {
  const people = letIn(server.url, visitors);
  for (let kill = 0; kill < kills; kill += 1) {
    await untilServed(people, 10);
    await postgres.kill();
    await pause(500);
    await postgres.start();
  }
  await untilServed(people, 10);
  await people.sendAway();
  await expectOnlyRefusals(people);
});

test("[SEC-F5 SEC-G2] while the process behind a connection is killed and PostgreSQL recovers whoever is refused gets 503 and a time to wait", async () => {
  const people = letIn(server.url, visitors);
  for (let kill = 0; kill < 3; kill += 1) {
    await untilServed(people, 10);
    process.kill(await backEnd(proxy.url), "SIGKILL");
  }
  await untilServed(people, 10);
  await people.sendAway();
  await expectOnlyRefusals(people);
});

test("[SEC-F9 SEC-G2] while PostgreSQL says nothing for 14 seconds whoever is refused gets 503 and a time to wait, and afterwards it goes on", async () => {
  const people = letIn(server.url, visitors);
  await untilServed(people, 20);
  proxy.fallSilent();
  await pause(silentMilliseconds);
  proxy.speak();
  await untilServed(people, 20);
  await people.sendAway();
  await expectOnlyRefusals(people);
});
