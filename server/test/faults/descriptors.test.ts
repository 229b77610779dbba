import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ChildServer, prepareChildServer } from "./child-server.ts";
import { logIn, newStranger, registration, send } from "./person.ts";

/** The embedded engine keeps about 150 files open; the rest is left to connections. */
const descriptors = 512;
/** More than that, and no more than the system keeps waiting beside them. */
const connections = 800;

let server: ChildServer;
beforeAll(async () => {
  server = await prepareChildServer({ ARGON2_MEMORY_KIB: "64" });
});
afterAll(() => server.remove());

test("[SEC-F17] when the process may open nothing more it answers again once connections end, and has lost nothing", async () => {
  await server.start(undefined, descriptors);
  const before = newStranger();
  expect((await send(server.url, registration(before)))?.status).toBe(200);

  const port = Number(new URL(server.url).port);
  const sockets = Array.from({ length: connections }, () => connect(port, "localhost"));
  const ends = sockets.map((socket) => {
    socket.on("error", () => {});
    return new Promise((resolve) => socket.once("close", resolve));
  });
  await Promise.all(sockets.map((socket, at) => Promise.race([once(socket, "connect"), ends[at]])));
  const during = newStranger();
  const write = registration(during);
  const answer = send(server.url, write);
  for (const socket of sockets) socket.destroy();
  await Promise.all(ends);
  expect([200, undefined]).toContain((await answer)?.status);

  await expect.poll(() => logIn(server.url, before)).toBe(200);
  expect((await send(server.url, write))?.status).toBe(200);
  expect(await logIn(server.url, during)).toBe(200);
});
