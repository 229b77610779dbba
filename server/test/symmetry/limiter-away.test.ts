import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { requestWaits } from "../../src/platform/database/database.ts";
import { askForReset, registerPerson } from "../accounts.ts";
import { openTestDatabase } from "../database.ts";
import { goodPassword } from "../people.ts";
import { openTestServer, type TestServer } from "../test-server.ts";
import { opens, realms } from "./realms.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const run = (statement: string) => sql.raw(statement).execute(server.database.kysely);
async function without<T>(table: string, work: () => Promise<T>): Promise<T> {
  await run(`alter table ${table} rename to lost`);
  try {
    return await work();
  } finally {
    await run(`alter table lost rename to ${table}`);
  }
}
const handOffs = async () =>
  (await server.database.kysely.selectFrom("tokens").select("id").execute()).length;

describe.each(realms)("$realm: while the counters are away", (calls) => {
  const logIn = (username: string, password = goodPassword) =>
    server.post(calls.loginPath, { username, password });

  test("[SEC-F14] nobody logs in, not with the right password either, and afterwards every count stands", async () => {
    const { username } = await calls.addPerson(server);
    for (let time = 0; time < 9; time += 1) await logIn(username, "wrong-otter-1");
    const before = await handOffs();
    await without("login_counters", async () => {
      const response = await logIn(username);
      expect(response.statusCode).toBeGreaterThanOrEqual(500);
      expect(response.body).not.toContain("login_counters");
    });
    expect(await handOffs()).toBe(before);
    expect((await logIn(username, "wrong-otter-1")).statusCode).toBe(401);
    expect((await logIn(username)).statusCode, "the tenth failure locks").toBe(401);
  });

  test("[SEC-F14] nobody is sent a link", async () => {
    const { username } = await calls.addPerson(server);
    await server.deliver();
    const seen = server.sent.length;
    await without("budget_windows", async () => {
      const response = await server.post(calls.resetPath, { username });
      expect(response.statusCode).toBeGreaterThanOrEqual(500);
    });
    await server.deliver();
    expect(server.sent.slice(seen)).toEqual([]);
  });
});

test.each(["budget_windows", "login_counters"])(
  "[SEC-F14] without %s no one-time password sets a password",
  async (table) => {
    const { username } = await registerPerson(server);
    const { code: otp } = await askForReset(server, username);
    const body = { otp, username, password: "violet-gravel-77" };
    await without(table, async () => {
      const response = await server.post("/practice/security/password/processResetWithOtp", body);
      expect(response.statusCode).toBeGreaterThanOrEqual(500);
    });
    expect(await opens(server, username, goodPassword)).toBe(true);
  },
);

describe.runIf(process.env.TEST_DATABASE_URL)("On a server", () => {
  test("[SEC-F14 SEC-F9] counters that do not answer are given up after five seconds, with 503", async () => {
    const database = await openTestDatabase(requestWaits);
    const hurried = await openTestServer({ database });
    const { username } = await registerPerson(hurried);
    const response = await database.kysely.transaction().execute(async (tx) => {
      await sql`lock table login_counters in access exclusive mode`.execute(tx);
      return hurried.post("/practice/security/auth", { username, password: goodPassword });
    });
    expect(response.statusCode).toBe(503);
    expect(response.headers["retry-after"]).toBe("2");
    await hurried.close();
    await database.close();
  });
});
