import { afterAll, beforeAll, expect, test } from "vitest";
import { registerPerson } from "../../../test/accounts.ts";
import { authorize, openidProduct, redeem, refresh, userinfo } from "../../../test/openid.ts";
import { goodPassword } from "../../../test/people.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { createApp } from "../../app.ts";
import { registerApis } from "../apis.ts";
import { registerOpenid } from "./openid.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** Two processes on one database behind a balancer that gives each request to the other one. */
async function behindBalancer(): Promise<TestServer> {
  const second = await createApp(server.deps.config);
  registerApis(second, server.deps);
  registerOpenid(second, server.deps);
  const processes = [server.app, second];
  let turn = 0;
  const inject = (options: object) => {
    turn += 1;
    return processes[turn % processes.length]?.inject(options);
  };
  return { ...server, app: Object.assign(Object.create(server.app), { inject }) };
}

test("a login goes from step to step over several processes, and from token to token", async () => {
  const person = { ...(await registerPerson(server)), password: goodPassword };
  const product = await openidProduct(await behindBalancer(), "records");
  for (let login = 0; login < 3; login += 1) {
    const tokens = (await redeem(product, await authorize(product, person))).json();
    const renewed = (await refresh(product, tokens.refresh_token)).json();
    expect((await userinfo(product, renewed.access_token)).statusCode).toBe(200);
    expect((await refresh(product, tokens.refresh_token)).json().error).toBe("invalid_grant");
    expect((await userinfo(product, renewed.access_token)).statusCode).toBe(401);
  }
});
