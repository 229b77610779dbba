import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { request } from "node:https";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startNginx } from "../../server/test/faults/nginx.ts";
import { freePort } from "../../server/test/free-port.ts";

const server = createServer(({ url = "" }, response) => {
  if (url.includes("?"))
    response.writeHead(308, { Location: url, "X-Rest": "x".repeat(8_000) }).end();
  else response.writeHead(502).end("of its own");
});
let nginx: Awaited<ReturnType<typeof startNginx>>;
beforeAll(async () => {
  const port = await freePort();
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  nginx = await startNginx([port, await freePort()]);
});
afterAll(() => nginx.stop());

async function ask(method: string, query = "") {
  const url = `https://localhost:${nginx.port}/login/patient${query}`;
  const asked = request(url, { method, ca: nginx.certificate }).end();
  const [answer]: IncomingMessage[] = await once(asked, "response");
  const { statusCode, headers } = answer as IncomingMessage;
  return [statusCode, headers["retry-after"], await text(answer as IncomingMessage)] as const;
}

test("a redirect reaches whoever asked with the longest address that nginx takes, and no process is left alone for it", async () => {
  for (let time = 0; time < 3; time += 1) {
    expect(await ask("GET", `?${"x".repeat(7_900)}`)).toEqual([308, undefined, ""]);
  }
});

test("what a process says itself reaches whoever asked; while none answers they are told to wait", async () => {
  expect(await ask("GET")).toEqual([502, undefined, "of its own"]);
  server.closeAllConnections();
  server.close();
  await once(server, "close");
  for (const method of ["GET", "POST"]) {
    expect(await ask(method), method).toEqual([503, "10", expect.not.stringContaining("502")]);
  }
});
