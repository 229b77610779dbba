import { afterAll, beforeAll, expect, test } from "vitest";
import { addAcademic } from "../../../../test/academics.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";
import { usernameIndex } from "../../../identity/accounts/username.ts";
import { rememberDevice } from "../../../identity/devices/device.ts";
import { newDeviceId } from "../../../platform/http/cookies/device-cookie.ts";
import type { ProductContext } from "../product-context.ts";
import { createAccountsService } from "./accounts.service.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test("[SEC-H9] an account that moves to another address while it is being archived keeps no device", async () => {
  const { deps } = server;
  const { kysely } = server.database;
  const { id } = await addAcademic(server);
  const username = `moved.${id}@example.org`;
  const username_index = usernameIndex(deps.keys, "academic", username);
  const context: Partial<ProductContext> = {
    actor: { who: "operator", from: "192.0.2.0/24" },
    once: (work) =>
      kysely.transaction().execute(async (tx) => {
        const moved = { username, username_index };
        await tx.updateTable("accounts").set(moved).where("id", "=", id).execute();
        const device = { usernameIndex: username_index, deviceId: newDeviceId() };
        await rememberDevice(tx, { realm: "academic", ...device }, deps.clock());
        return work(tx, (reply) => reply);
      }),
  };
  const body = { realm: "academic", username: id, reason: "test" } as const;
  const input = { body, params: undefined, query: undefined };
  const done = await createAccountsService(deps).archiveAccount(input, context as ProductContext);
  expect(done).toEqual({});
  const devices = kysely.selectFrom("known_devices").selectAll();
  expect(await devices.where("username_index", "=", username_index).execute()).toEqual([]);
});
