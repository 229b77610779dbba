import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accountOf, registerPerson } from "../../../../test/accounts.ts";
import { callerAs } from "../../../../test/product-keys.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";
import { holdAccount } from "../../../identity/accounts/account-store.ts";
import { issueOpenidLogin, redeemOpenidLogin } from "../../../identity/hand-off/openid-login.ts";
import { newDeviceId } from "../../../platform/http/cookies/device-cookie.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test.runIf(process.env.TEST_DATABASE_URL)(
  "[SEC-C8] a login that is written down while support signs its account out ends with the others",
  async () => {
    const { deps } = server;
    const { kysely } = server.database;
    const { username } = await registerPerson(server);
    const { id } = await accountOf(server, username);
    const operator = await callerAs(server, "operator");
    const product = "practice";
    const use = { deviceId: newDeviceId() };
    const { code, signedOut } = await kysely.transaction().execute(async (tx) => {
      await holdAccount(tx, id);
      const made = { product, accountId: id, way: "password", use } as const;
      const code = await issueOpenidLogin(tx, deps, made);
      const whose = { realm: "practice", username };
      const signedOut = Promise.resolve(operator.post("/accounts/sign-out", whose));
      const waiting = sql<{ many: number }>`select count(*) as many from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      const howMany = async () => (await waiting.execute(kysely)).rows[0]?.many;
      await expect.poll(howMany).toBe(1);
      return { code, signedOut };
    });
    expect((await signedOut).statusCode).toBe(200);
    const redeemed = kysely
      .transaction()
      .execute((tx) => redeemOpenidLogin(tx, deps, { code, product, use }));
    expect(await redeemed).toBeNull();
  },
);
