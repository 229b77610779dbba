import { afterAll, beforeAll, expect, test } from "vitest";
import { prepareChildServer } from "../test/faults/child-server.ts";
import { freePort } from "../test/free-port.ts";

let server: Awaited<ReturnType<typeof prepareChildServer>>;
let consoleUrl: string;
beforeAll(async () => {
  const place = `127.0.0.1:${await freePort()}`;
  consoleUrl = `http://${place}`;
  server = await prepareChildServer({ STAFF_LISTEN: place });
  await server.start();
}, 200_000);
afterAll(async () => {
  await server.stop();
  await server.remove();
});

const get = (url: string) => fetch(url, { redirect: "manual" });

test("[SEC-L13] the console answers where STAFF_LISTEN says, and not where people come", async () => {
  expect((await get(`${consoleUrl}/api/staff/me`)).status).toBe(401);
  expect((await get(`${consoleUrl}/api/products/staff/me`)).status).toBe(401);
  expect((await get(`${consoleUrl}/`)).headers.get("location")).toBe("/staff");
  expect((await get(`${consoleUrl}/healthz`)).status).toBe(404);
  expect((await get(`${server.url}/api/staff/me`)).status).toBe(404);
  expect((await get(`${server.url}/staff`)).headers.get("location")).toBe("/");
});

test("it ends with the process", async () => {
  await server.stop();
  await expect(get(`${consoleUrl}/api/staff/me`)).rejects.toThrow();
  await server.start();
});
