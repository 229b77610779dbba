import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await openTestServer();
  port = Number(new URL(await server.app.listen({ port: 0, host: "localhost" })).port);
});
afterAll(() => server.close());

async function ask(target: string): Promise<string> {
  const socket = connect(port, "localhost").setEncoding("utf8");
  socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  const [answer] = await once(socket, "data");
  return String(answer).split("\r\n", 1)[0] ?? "";
}

test.each([
  ["/oidc/jwks", "200 OK"],
  ["/oidc/auth?client_id=nobody", "303 See Other"],
  ["?client_id=nobody", "404 Not Found"],
  ["", "404 Not Found"],
])("a request for a whole address is answered as one for its path: %s", async (path, status) => {
  expect(await ask(`http://LOCALHOST:1${path}`)).toBe(`HTTP/1.1 ${status}`);
  expect(await ask(path.startsWith("/") ? path : `/${path}`)).toBe(`HTTP/1.1 ${status}`);
});
