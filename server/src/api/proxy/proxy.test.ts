import http, { type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { failures } from "@frontdoor/contract/errors.ts";
import Fastify from "fastify";
import { afterEach, expect, test } from "vitest";
import { beginWithApiHeaders } from "../../platform/http/api-headers.ts";
import { registerProxy } from "./proxy.ts";

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;
const running: { close(): unknown }[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
});

/** A back end that answers as told, and the front door before it. */
async function serve(answer: Answer, settings: { deadline?: () => AbortSignal } = {}) {
  const sockets = new Set<unknown>();
  const backEnd = http.createServer(async (request, response) => {
    sockets.add(request.socket);
    answer(request, response, Buffer.concat(await request.toArray()).toString());
  });
  await new Promise<void>((resolve) => backEnd.listen(0, "127.0.0.1", resolve));
  const { port } = backEnd.address() as AddressInfo;
  const app = Fastify();
  beginWithApiHeaders(app, { isHttps: false });
  registerProxy(app, "practice", `http://127.0.0.1:${port}/base/`, settings);
  running.push(app, {
    close() {
      backEnd.closeAllConnections();
      backEnd.close();
    },
  });
  return { app, sockets, stop: () => backEnd.close() };
}

const json = { "content-type": "application/json" };
const echo: Answer = ({ method, url, headers }, response, body) =>
  response.writeHead(201, json).end(JSON.stringify({ method, url, headers, body }));

test("[SEC-G7] path, query, method and body reach the other back end below its base", async () => {
  const { app } = await serve(echo);
  const payload = '{"username":"naïve"}';
  const url = "/api/practice/security/auth?inviteCode=a%2Bb&x=%F0%9F";
  const answer = await app.inject({ method: "POST", url, headers: json, payload });
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({
    method: "POST",
    url: "/base/security/auth?inviteCode=a%2Bb&x=%F0%9F",
    body: payload,
    headers: { "content-type": "application/json", "content-length": "21" },
  });
  const get = await app.inject("/api/practice/security/a%40b.example%2Fc/lockedstatus");
  expect(get.json().url).toBe("/base/security/a%40b.example%2Fc/lockedstatus");
});

test("[SEC-G7] only named headers and the cookie of the product travel, either way", async () => {
  const { app } = await serve((request, response) =>
    response
      .writeHead(200, {
        ...json,
        "set-cookie": [
          "login-context=practice; Path=/",
          "session=1",
          "fd=abc; HttpOnly",
          "__Host-fd=abc",
        ],
        "x-powered-by": "secret",
        "access-control-allow-origin": "*",
        "cache-control": "public, max-age=99",
      })
      .end(JSON.stringify(request.headers)),
  );
  const { headers, ...answer } = await app.inject({
    url: "/api/practice/x",
    headers: {
      accept: "application/vnd.frontdoor.v1+json",
      "x-client-type": "PRACTICE_BROCHURE",
      "idempotency-key": "k1",
      cookie: "fd=device; __Host-fd=device; demo-session=s; login-context=practice; fdx=1",
      authorization: "Bearer x",
      "x-forwarded-for": "6.6.6.6",
      te: "trailers",
      "x-internal": "1",
    },
  });
  const seen = answer.json();
  expect(seen).toMatchObject({
    accept: "application/vnd.frontdoor.v1+json",
    "x-client-type": "PRACTICE_BROCHURE",
    "idempotency-key": "k1",
    cookie: "login-context=practice",
    "x-forwarded-for": "127.0.0.1",
  });
  for (const name of ["authorization", "te", "x-internal"]) expect(seen).not.toHaveProperty(name);
  expect(headers["set-cookie"]).toEqual(["login-context=practice; Path=/"]);
  expect(headers).toMatchObject({
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  });
  expect(headers).not.toHaveProperty("x-powered-by");
  expect(headers).not.toHaveProperty("access-control-allow-origin");
});

test("a refusal comes through with its words and its wait", async () => {
  const wait = {
    "retry-after": "7",
    "ratelimit-policy": '"login";q=10;w=900',
    ratelimit: '"login";r=0;t=7',
  };
  const { app } = await serve((_request, response) =>
    response
      .writeHead(429, { "content-type": "application/problem+json", ...wait })
      .end('{"message":"Slow down."}'),
  );
  const answer = await app.inject("/api/practice/x");
  expect([answer.statusCode, answer.json()]).toEqual([429, { message: "Slow down." }]);
  expect(answer.headers).toMatchObject(wait);
});

test.each<[string, number, Answer]>([
  [
    "redirects elsewhere",
    503,
    (_q, r) => r.writeHead(302, { location: "http://evil.example" }).end(),
  ],
  [
    "answers with a page",
    503,
    (_q, r) => r.writeHead(200, { "content-type": "text/html" }).end("<p>"),
  ],
  [
    "breaks off",
    503,
    (_q, r) => r.writeHead(200, { ...json, "content-length": "9" }).write("{", () => r.destroy()),
  ],
  ["hangs up", 503, (_q, r) => r.destroy()],
  ["answers without end", 503, (_q, r) => r.writeHead(200, json).end("x".repeat(5_000_000))],
  ["fails", 500, (_q, r) => r.writeHead(500, json).end('{"message":"stack at db.ts"}')],
  ["is a broken gateway", 500, (_q, r) => r.writeHead(502, json).end('{"message":"10.0.0.7"}')],
  ["is overloaded", 503, (_q, r) => r.writeHead(503, json).end('{"message":"pod 7"}')],
])(
  "[SEC-G1] a back end that %s is told in the catalogue's words",
  async (_what, status, answer) => {
    const { app } = await serve(answer);
    const { statusCode, headers, ...reply } = await app.inject("/api/practice/x");
    expect(statusCode).toBe(status);
    expect(headers["content-type"]).toContain("application/problem+json");
    expect(reply.json().message).toBe(failures.UNAVAILABLE.message);
    expect(headers).not.toHaveProperty("location");
  },
);

test("[SEC-G2] a back end that is away, or silent until the deadline, is 503 with a time to wait", async () => {
  const deadline = new AbortController();
  const silent = await serve(() => deadline.abort(), { deadline: () => deadline.signal });
  const away = await serve(echo);
  away.stop();
  for (const { app } of [silent, away]) {
    const { statusCode, headers } = await app.inject("/api/practice/x");
    expect([statusCode, headers["retry-after"]]).toEqual([503, "5"]);
  }
});

test("[SEC-G2] an answer that trickles in is given up at the deadline", async () => {
  const deadline = new AbortController();
  const { app } = await serve(
    (_request, response) => {
      response.writeHead(200, json);
      const trickle = setInterval(() => response.write(" "), 5);
      response.once("close", () => clearInterval(trickle));
      setTimeout(() => deadline.abort(), 50);
    },
    { deadline: () => deadline.signal },
  );
  const { statusCode, headers } = await app.inject("/api/practice/x");
  expect([statusCode, headers["retry-after"]]).toEqual([503, "5"]);
});

test("[SEC-G2] a client that leaves takes its request to the other back end along", async () => {
  const asked = Promise.withResolvers<IncomingMessage>();
  const neverOver = () => new AbortController().signal;
  const { app } = await serve((request) => asked.resolve(request), { deadline: neverOver });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const client = http.get({ host: "127.0.0.1", port, path: "/api/practice/x" });
  client.on("error", () => undefined);
  const { socket } = await asked.promise;
  const isEnded = new Promise((resolve) => socket.once("close", resolve));
  client.destroy();
  await isEnded;
});

test("[SEC-G2] a call is sent once, whatever becomes of it", async () => {
  let calls = 0;
  const { app } = await serve((_request, response) => {
    calls += 1;
    if (calls === 1) response.writeHead(503, { ...json, "retry-after": "1" }).end("{}");
    else response.destroy();
  });
  for (let count = 1; count <= 2; count += 1) {
    expect((await app.inject("/api/practice/x")).statusCode).toBe(503);
    expect(calls).toBe(count);
  }
});

test("[SEC-G1] nothing of a refused answer's headers reaches the client", async () => {
  const own = { "set-cookie": "login-context=practice", ratelimit: '"pod";r=0' };
  const { app } = await serve((_request, response) =>
    response.writeHead(500, { ...json, ...own, "content-language": "de" }).end("{}"),
  );
  const { headers } = await app.inject("/api/practice/x");
  for (const name of ["set-cookie", "ratelimit", "content-language"]) {
    expect(headers).not.toHaveProperty(name);
  }
});

test.each([
  "/api/practice/../secret",
  "/api/practice/%2e%2e/secret",
  "/api/practice/a/%252e%252e%252fsecret",
  "/api/practice/..%5csecret",
  "/api/practice/..;/secret",
  "/api/practice//evil.example/x",
  "/api/practice/a%00b",
  "/api/practice/%25252525252e",
])("[SEC-G7] %s never leaves what lies below the base", async (path) => {
  const asked: unknown[] = [];
  const { app } = await serve((request, response) => {
    asked.push(request.url);
    response.writeHead(200, json).end("{}");
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const status = await new Promise((resolve) => {
    http.get({ host: "127.0.0.1", port, path }, (response) => resolve(response.statusCode));
  });
  expect([status, asked]).toEqual([404, []]);
});

test("[SEC-F12 SEC-G5] other methods, other types and large bodies stay here", async () => {
  const { app, sockets } = await serve(echo);
  const url = "/api/practice/x";
  const put = await app.inject({ method: "PUT", url, headers: json, payload: "{}" });
  expect([put.statusCode, put.headers.allow]).toEqual([405, "GET, HEAD, POST"]);
  const form = { "content-type": "text/plain" };
  const post = { method: "POST", url } as const;
  expect((await app.inject({ ...post, headers: form, payload: "a" })).statusCode).toBe(415);
  const payload = "x".repeat(1_100_000);
  expect((await app.inject({ ...post, headers: json, payload })).statusCode).toBe(413);
  expect(sockets.size).toBe(0);
});

test("a connection to the back end is used again", async () => {
  const { app, sockets } = await serve(echo);
  for (let count = 0; count < 5; count += 1) await app.inject("/api/practice/x");
  expect(sockets.size).toBe(1);
});
