import { registerApis } from "../src/api/apis.ts";
import { registerOpenid } from "../src/api/openid/openid.ts";
import { createApp } from "../src/app.ts";
import type { TestServer } from "./test-server.ts";

/** A server and a second process on its database, behind a balancer that gives each request to the other one. */
export async function behindBalancer(server: TestServer): Promise<TestServer> {
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
