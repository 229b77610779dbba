import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { maximumBodyBytes } from "@frontdoor/contract/constants.ts";
import { maximumRowsBytes } from "@frontdoor/contract/products/import-people.ts";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  await server.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => server.close());
afterEach(() => void vi.useRealTimers());

/** Sends the head of a request, its body once the answer has begun, and a second request; what is answered. */
async function answersTo(length: number): Promise<string> {
  const { port } = server.app.server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  let answers = "";
  socket.setEncoding("latin1").on("data", (text) => {
    answers += text;
  });
  socket.on("error", () => undefined);
  const ended = new Promise((resolve) => socket.once("close", resolve));
  const path = "/api/practice/security/auth";
  const type = "Content-Type: application/json";
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\n${type}\r\nContent-Length: ${length}\r\n\r\n`,
  );
  await Promise.race([once(socket, "data"), ended]);
  socket.write("x".repeat(length));
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  await ended;
  return answers;
}

const statusesIn = (answers: string) =>
  [...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);

test("[SEC-G11] a connection goes on behind a body that is too long: a reset one makes a proxy take the process for away", async () => {
  expect(statusesIn(await answersTo(maximumBodyBytes + 1))).toEqual(["413", "405"]);
  expect(statusesIn(await answersTo(1024 * 1024))).toEqual(["413", "405"]);
});

test("[SEC-G11] a body that is longer than any that is taken is not read to its end", async () => {
  expect(statusesIn(await answersTo(maximumRowsBytes + 1))).toEqual(["413"]);
});

/** Goes on with a refused body, for a second by the timers' time: the machine's own may be any. */
async function writeOn(socket: Socket, length: number): Promise<void> {
  const part = 10_000;
  for (let left = length; left > 0; left -= part) {
    socket.write("x".repeat(Math.min(left, part)));
    await new Promise((resolve) => setImmediate(resolve));
    if (left === length) vi.advanceTimersByTime(1_000);
  }
}

test.each([
  ["a method that is none", "ODD / HTTP/1.1"],
  ["a head that is too long", `GET / HTTP/1.1\r\nX: ${"x".repeat(17_000)}`],
  ["a control character", "GET / HTTP/1.1\r\nX: \u0001"],
])(
  "[SEC-G11] no connection is reset whose request has %s, while its body still comes",
  async (_what, head) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { port } = server.app.server.address() as AddressInfo;
    const socket = connect(port, "127.0.0.1");
    const errors: unknown[] = [];
    socket.on("error", (error) => errors.push(error));
    const ended = new Promise((resolve) => socket.once("close", resolve));
    socket.write(`${head}\r\nHost: localhost\r\nContent-Length: 60000\r\n\r\n`);
    const [answer] = await once(socket, "data");
    expect(String(answer)).toMatch(/^HTTP\/1\.1 4(00|31) /);
    await writeOn(socket, 60_000);
    socket.end();
    await ended;
    expect(errors).toEqual([]);
  },
);

test.each([
  ["HTTP/1.0", "/api/practice/security/auth", 200_000],
  ["HTTP/1.0", "/oidc/token", 200_000],
  ["HTTP/1.0", "/api/practice/security/auth", maximumRowsBytes + 1],
  ["HTTP/1.1", "/nowhere", 200_000],
])(
  "[SEC-G11] a connection that ends with its answer (%s) is not reset while a refused body still comes to %s, and what follows is no request",
  async (version, path, length) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { port } = server.app.server.address() as AddressInfo;
    const socket = connect(port, "127.0.0.1");
    const errors: unknown[] = [];
    let answers = "";
    socket.setEncoding("latin1").on("data", (text) => {
      answers += text;
    });
    socket.on("error", (error) => errors.push(error));
    const ended = new Promise((resolve) => socket.once("close", resolve));
    const head = `POST ${path} ${version}\r\nHost: localhost\r\nConnection: close`;
    socket.write(`${head}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`);
    await once(socket, "data");
    await writeOn(socket, length);
    socket.end("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await ended;
    expect(errors).toEqual([]);
    expect(statusesIn(answers)).toEqual([expect.stringMatching(/^4/)]);
  },
);
