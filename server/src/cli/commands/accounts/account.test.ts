import { afterAll, beforeAll, expect, test } from "vitest";
import { registerPerson } from "../../../../test/accounts.ts";
import { operatorEnvironment } from "../../../../test/product-keys.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";
import { run } from "../../run.ts";

let server: TestServer;
let environment: Record<string, string>;

beforeAll(async () => {
  server = await openTestServer();
  environment = await operatorEnvironment(server);
});
afterAll(() => server.close());

test("[SEC-C6] account confirm-number confirms the account's number, and no other", async () => {
  const { username, cellularNumber } = await registerPerson(server);
  const confirm = (number: string) =>
    run(["account", "confirm-number", username, number], environment);
  expect(await confirm("0821110000")).toMatchObject({
    code: 1,
    err: expect.stringContaining("  <number>: This is not the number of the account."),
  });
  expect(await confirm(cellularNumber)).toMatchObject({
    code: 0,
    out: `${username} gets one-time passwords by SMS.`,
  });
});
