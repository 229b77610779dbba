import { exportAudit } from "@frontdoor/contract/products/operations.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accountOf, registerPerson } from "./accounts.ts";
import { callerAs } from "./product-keys.ts";
import { openTestServer, type TestServer } from "./test-server.ts";

const zone = process.env.TZ;
let server: TestServer;
beforeAll(async () => {
  process.env.TZ = "Pacific/Kiritimati";
  server = await openTestServer();
});
afterAll(async () => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
  await server.close();
});

test("[SEC-H7] moments are stored and told in UTC, whatever the zone of the machine", async () => {
  expect(new Date("2026-01-01T00:00Z").getHours(), "the zone is in force").toBe(14);
  const now = server.deps.clock();
  const { username } = await registerPerson(server);
  const { id, created_at } = await accountOf(server, username);
  expect(created_at).toEqual(now);
  const { rows } = await sql<{ text: string }>`select to_char(created_at at time zone 'UTC',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as text from accounts where id = ${id}`.execute(
    server.database.kysely,
  );
  expect(rows).toEqual([{ text: now.toISOString() }]);
  const operator = await callerAs(server, "operator");
  const events: { at: string; subjectId: string }[] = (await operator.get(exportAudit.path)).json();
  const told = events.filter(({ subjectId }) => subjectId === id).map(({ at }) => at);
  expect(new Set(told)).toEqual(new Set([now.toISOString()]));
});

test("[SEC-H7] every column that holds a moment knows its zone", async () => {
  const { rows } = await sql<{ kind: string }>`select distinct data_type as kind
    from information_schema.columns
    where table_schema = 'public' and data_type like 'time%'`.execute(server.database.kysely);
  expect(rows).toEqual([{ kind: "timestamp with time zone" }]);
});
