import { call } from "@frontdoor/contract/call.ts";
import { nothing } from "@frontdoor/contract/wire.ts";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestKeys } from "../../../test/keys.ts";
import { createApp } from "../../app.ts";
import { readConfig } from "../../config.ts";
import type { HttpDeps } from "./call-context.ts";
import { registerCalls } from "./calls.ts";

const write = call({
  api: "practice",
  method: "POST",
  path: "/write",
  reply: nothing,
  failures: [],
});
const url = "/api/practice/write";
const json = { "content-type": "application/json" };

let app: FastifyInstance;
let effects = 0;
beforeAll(async () => {
  app = await createApp(readConfig({ LOG_LEVEL: "silent", PUBLIC_URL: "https://heron.example" }));
  const handlers = {
    write: async (_input: unknown, context: { keepDevice(): string }) => {
      effects += 1;
      context.keepDevice();
      return {};
    },
  };
  registerCalls(app, { write }, handlers, { isHttps: true, keys: createTestKeys() } as HttpDeps);
});
afterAll(() => app.close());
beforeEach(() => {
  effects = 0;
});

const post = (headers: Record<string, string>) =>
  app.inject({ method: "POST", url, headers: { ...json, ...headers }, payload: "{}" });

const foreignOrigins = [
  "null",
  "",
  "https://evil.example",
  "http://heron.example",
  "https://heron.example:8443",
  "https://heron.example.evil.example",
  "https://evilheron.example",
  "https://evil.example/https://heron.example",
  "https://www.heron.example",
  "https://heron.example.",
  "https://heron.example/",
  "https://heron.example https://evil.example",
  "https://heron.example@evil.example",
  "HTTPS://HERON.EXAMPLE",
  "file://",
  "chrome-extension://abcdefgh",
];

test.each([
  ...foreignOrigins.map((origin) => ({ origin })),
  ...["cross-site", "same-site", "", "SAME-ORIGIN", "none, same-origin"].map((site) => ({
    "sec-fetch-site": site,
  })),
  { "sec-fetch-site": "cross-site", origin: "https://heron.example" },
  { "sec-fetch-site": "same-origin", origin: "https://evil.example" },
])(
  "[SEC-F5 SEC-F6 SEC-F7] 403, with no effect, no cookie and no leave to read it: %j",
  async (headers) => {
    const answer = await post(headers);
    expect([answer.statusCode, answer.json().code, effects]).toEqual([403, "FOREIGN_ORIGIN", 0]);
    expect(answer.cookies).toEqual([]);
    expect(Object.keys(answer.headers).filter((name) => name.startsWith("access-control"))).toEqual(
      [],
    );
  },
);

test.each<Record<string, string>>([
  {},
  { origin: "https://heron.example" },
  { "sec-fetch-site": "same-origin", origin: "https://heron.example" },
  { "sec-fetch-site": "none" },
])("[SEC-F5] 200 for our own pages and for what is no browser: %j", async (headers) => {
  const answer = await post(headers);
  expect([answer.statusCode, effects]).toEqual([200, 1]);
  expect(answer.cookies.map(({ name }) => name)).toEqual(["__Host-fd"]);
});

test.each([
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/jsonp",
  "text/plain; application/json",
])("[SEC-F5] 415 for what a form of another site can send: %s", async (type) => {
  const answer = await post({ "content-type": type });
  expect([answer.statusCode, effects, answer.cookies]).toEqual([415, 0, []]);
});

test.each(foreignOrigins)(
  "[SEC-F7] no other origin may ask beforehand or read: %j",
  async (origin) => {
    const preflight = { origin, "access-control-request-method": "POST" };
    for (const method of ["OPTIONS", "GET"] as const) {
      const answer = await app.inject({ method, url, headers: preflight });
      const allowing = Object.keys(answer.headers).filter((name) =>
        name.startsWith("access-control"),
      );
      expect([answer.statusCode, allowing]).toEqual([405, []]);
    }
  },
);
