import { once } from "node:events";
import { Agent, get as httpGet } from "node:http";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { prepareChildServer } from "../../test/faults/child-server.ts";
import { freePort } from "../../test/free-port.ts";

let server: Awaited<ReturnType<typeof prepareChildServer>>;
let consoleUrl: string;
beforeAll(async () => {
  const place = `127.0.0.1:${await freePort()}`;
  consoleUrl = `http://${place}`;
  server = await prepareChildServer({ STAFF_LISTEN: place, DRAIN_SECONDS: "5" });
  await server.start();
});
afterAll(() => server.remove());

const get = (url: string) => fetch(url, { redirect: "manual" });

test("[SEC-L13] the console answers where STAFF_LISTEN says, and not where people come", async () => {
  expect((await get(`${consoleUrl}/api/staff/me`)).status).toBe(401);
  expect((await get(`${consoleUrl}/api/products/staff/me`)).status).toBe(401);
  expect((await get(`${consoleUrl}/`)).headers.get("location")).toBe("/staff");
  expect((await get(`${consoleUrl}/healthz`)).status).toBe(404);
  expect((await get(`${server.url}/api/staff/me`)).status).toBe(404);
  expect((await get(`${server.url}/staff`)).headers.get("location")).toBe("/");
});

test("a process that leaves takes no new connection there either, answers on one that is kept, ends it, and the console with it", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect(await ask(agent)).toEqual([401, "keep-alive"]);
  server.signal("SIGTERM");
  await vi.waitFor(() => expect(get(consoleUrl)).rejects.toThrow(), { timeout: 60_000 });
  expect(await ask(agent)).toEqual([401, "close"]);
  await server.ended();
  await expect(get(`${consoleUrl}/api/staff/me`)).rejects.toThrow();
});

/** The status of an answer at the console, and what becomes of its connection. */
async function ask(agent: Agent): Promise<[number, string]> {
  const [answer] = await once(httpGet(`${consoleUrl}/api/staff/me`, { agent }), "response");
  answer.resume();
  await once(answer, "end");
  return [answer.statusCode, answer.headers.connection];
}
