import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer, type Server } from "node:net";
import Fastify from "fastify";
import { afterEach, expect, test } from "vitest";
import { listen } from "./listen.ts";

const taken: Server[] = [];
afterEach(() => {
  for (const server of taken.splice(0)) server.close();
});

async function takePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  taken.push(server);
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

test("a busy port is told in one line with the variable that moves it", async () => {
  const port = await takePort();
  await expect(listen(Fastify(), { port, host: "127.0.0.1" })).rejects.toThrow(
    `PORT: ${port} of 127.0.0.1 is in use by another process. Stop that one, or set PORT to a free port.`,
  );
});

test.each([
  ["192.0.2.1", "EADDRNOTAVAIL"],
  ["no-such-host.invalid", "ENOTFOUND"],
])("an address that is not this machine's is told with its variable: %s", async (host, code) => {
  const app = { listen: () => Promise.reject(Object.assign(new Error(code), { code })) };
  await expect(listen(app, { port: 0, host })).rejects.toThrow(/^HOST: [^\n]* is no address/);
});

test("a port that needs more rights is told with its variable", async () => {
  const refused = Object.assign(new Error("listen EACCES"), { code: "EACCES" });
  const app = { listen: () => Promise.reject(refused) };
  await expect(listen(app, { port: 80, host: "localhost" })).rejects.toThrow(
    /^PORT: this user may not open port 80\. Set PORT to one above 1023\.$/,
  );
});

test("a place that another variable names is told with that one", async () => {
  const port = await takePort();
  const place = { port, host: "127.0.0.1" };
  await expect(listen(Fastify(), place, "METRICS_LISTEN")).rejects.toThrow(
    /^METRICS_LISTEN: \d+ of 127\.0\.0\.1 is in use .* set METRICS_LISTEN to a free port\.$/,
  );
});
