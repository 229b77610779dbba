import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openWriteCall, writePath } from "../../../test/write-call.ts";

let app: FastifyInstance;
let port = 0;
let effects = 0;
beforeAll(async () => {
  app = await openWriteCall("http://localhost:3000", () => {
    effects += 1;
  });
  port = Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
});
afterAll(() => app.close());

const head = [`POST ${writePath} HTTP/1.1`, "Host: x", "Content-Type: application/json"];
const hidden = [...head, "Content-Length: 2", "", "{}"].join("\r\n");

/** Sends bytes as they stand and reads until the server hangs up; gives the status of every answer. */
async function statusesOf(headers: string[], body: string): Promise<string[]> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  socket.write(`${[...head, ...headers].join("\r\n")}\r\n\r\n${body}`);
  const answers = await text(socket);
  return [...answers.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].flatMap(([, status]) => status ?? []);
}

test.each([
  ["a length beside chunks", ["Content-Length: 4", "Transfer-Encoding: chunked"], "0\r\n\r\n"],
  ["chunks beside a length", ["Transfer-Encoding: chunked", "Content-Length: 4"], "0\r\n\r\n"],
  ["two lengths", ["Content-Length: 2", "Content-Length: 40"], "{}"],
  ["a list of lengths", ["Content-Length: 2, 40"], "{}"],
  ["a length with a sign", ["Content-Length: +2"], "{}"],
  ["an unknown coding", ["Transfer-Encoding: xchunked"], "0\r\n\r\n"],
  ["a coding after the chunks", ["Transfer-Encoding: chunked, identity"], "0\r\n\r\n"],
  ["a space before the colon", ["Transfer-Encoding : chunked"], "0\r\n\r\n"],
  ["a folded header", ["Transfer-Encoding:", " chunked"], "0\r\n\r\n"],
  ["a size that is none", ["Transfer-Encoding: chunked"], "2x\r\n{}\r\n0\r\n\r\n"],
])("[SEC-G6] %s is one refused request, and what follows is none", async (_what, headers, body) => {
  effects = 0;
  expect(await statusesOf(headers, `${body}${hidden}`)).toEqual(["400"]);
  expect(effects).toBe(0);
});

test("[SEC-G6] a whole request by the same way has its effect", async () => {
  effects = 0;
  expect(await statusesOf(["Content-Length: 2", "Connection: close"], "{}")).toEqual(["200"]);
  expect(effects).toBe(1);
});
