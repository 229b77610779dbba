import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { addressInsideMessage } from "@frontdoor/contract/products/webhooks.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accountOf, registerPerson } from "../../../test/accounts.ts";
import { openidProduct } from "../../../test/openid.ts";
import { callerAs } from "../../../test/product-keys.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { AddressNotPublic } from "../../platform/http/outbound.ts";
import { newId } from "../../platform/ids.ts";
import { logoutHandlers } from "./logout-handlers.ts";

let server: TestServer;
const asked: (string | undefined)[] = [];
const receiver = createServer((request, response) => {
  asked.push(request.url);
  response.end();
});
beforeAll(async () => {
  server = await openTestServer();
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  receiver.close();
  await server.close();
});

test("[SEC-G7] no log-out is posted to an address inside, however it got into the database", async () => {
  const { port } = receiver.address() as AddressInfo;
  const uri = `http://127.0.0.1:${port}/logout`;
  await openidProduct(server, "records", { backchannel_logout_uri: uri });
  const { id: accountId } = await accountOf(server, (await registerPerson(server)).username);
  const { keys, clock, config, database } = server.deps;
  const payload = { accountId, clientId: "records", sid: newId(clock) };
  const post = async (webhookNetworks: string[]) => {
    const deps = { keys, clock, config: { ...config, webhookNetworks } };
    const handler = logoutHandlers(deps)["openid-logout"];
    if (!("call" in handler)) throw new Error("It asks nobody.");
    await handler.call(database.kysely, {
      id: newId(clock),
      kind: "practice.openid-logout",
      payload,
    });
  };
  await expect(post([])).rejects.toThrow(AddressNotPublic);
  expect(asked).toEqual([]);
  await post(["127.0.0.0/8"]);
  expect(asked).toEqual(["/logout"]);
});

test.each(["https://10.0.0.1/", "https://169.254.169.254/", "https://[::ffff:10.0.0.1]/"])(
  "[SEC-G7] a client whose log-outs go to %s is not taken",
  async (backchannelLogoutUri) => {
    const operator = await callerAs(server, "operator");
    const client = {
      id: "inside",
      product: "practice",
      redirectUris: ["https://practice.example/back"],
      postLogoutRedirectUris: [],
      backchannelLogoutUri,
      initiateLoginUri: null,
      refreshHours: 12,
      wantedAcr: null,
      reason: "test",
    };
    const answer = await operator.post("/openid/clients/add", client);
    expect(answer.json()).toMatchObject({ fields: { backchannelLogoutUri: addressInsideMessage } });
  },
);
