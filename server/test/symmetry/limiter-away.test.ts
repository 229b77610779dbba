import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { askForReset, registerPerson } from "../accounts.ts";
import { type House, openHouse } from "../house.ts";
import { goodPassword } from "../people.ts";
import { opens, realms } from "./realms.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const run = (statement: string) => sql.raw(statement).execute(house.database.kysely);
async function without<T>(table: string, work: () => Promise<T>): Promise<T> {
  await run(`alter table ${table} rename to lost`);
  try {
    return await work();
  } finally {
    await run(`alter table lost rename to ${table}`);
  }
}
const handOffs = async () =>
  (await house.database.kysely.selectFrom("tokens").select("id").execute()).length;

describe.each(realms)("$realm: while the counters are away", (calls) => {
  const logIn = (username: string, password = goodPassword) =>
    house.post(calls.loginPath, { username, password });

  test("[SEC-F14] nobody logs in, not with the right password either, and afterwards every count stands", async () => {
    const { username } = await calls.addPerson(house);
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
    const { username } = await calls.addPerson(house);
    await house.deliver();
    const seen = house.sent.length;
    await without("budget_windows", async () => {
      const response = await house.post(calls.resetPath, { username });
      expect(response.statusCode).toBeGreaterThanOrEqual(500);
    });
    await house.deliver();
    expect(house.sent.slice(seen)).toEqual([]);
  });
});

test.each(["budget_windows", "login_counters"])(
  "[SEC-F14] without %s no one-time password sets a password",
  async (table) => {
    const { username } = await registerPerson(house);
    const { code: otp } = await askForReset(house, username);
    const body = { otp, username, password: "violet-gravel-77" };
    await without(table, async () => {
      const response = await house.post("/practice/security/password/processResetWithOtp", body);
      expect(response.statusCode).toBeGreaterThanOrEqual(500);
    });
    expect(await opens(house, username, goodPassword)).toBe(true);
  },
);

describe.runIf(process.env.TEST_DATABASE_URL)("On a server", () => {
  test("[SEC-F14 SEC-F9] counters that do not answer are given up after five seconds, with 503", async () => {
    const { username } = await registerPerson(house);
    const response = await house.database.kysely.transaction().execute(async (tx) => {
      await sql`lock table login_counters in access exclusive mode`.execute(tx);
      return house.post("/practice/security/auth", { username, password: goodPassword });
    });
    expect(response.statusCode).toBe(503);
    expect(response.headers["retry-after"]).toBe("2");
  });
});
