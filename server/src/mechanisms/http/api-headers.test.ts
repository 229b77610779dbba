import { call } from "@frontdoor/contract/call.ts";
import { nothing } from "@frontdoor/contract/wire.ts";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
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

describe("answers that no handler makes", () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await createApp(readConfig({ LOG_LEVEL: "silent", PUBLIC_URL: "https://heron.example" }));
    registerCalls(app, { write }, { write: async () => ({}) }, {} as HttpDeps);
  });
  afterAll(() => app.close());

  test.each([
    ["a body that is no JSON", "POST", url, json, "{", 400],
    ["a poisoned body", "POST", url, json, '{"__proto__":{}}', 400],
    ["a body that is too large", "POST", url, json, `"${"x".repeat(1_000_000)}"`, 413],
    ["another content type", "POST", url, { "content-type": "text/plain" }, "{}", 415],
    ["a foreign origin", "POST", url, { ...json, origin: "https://evil.example" }, "{}", 403],
    ["a path that is no path", "GET", "/api/practice/%", {}, undefined, 400],
    ["an unknown call", "GET", "/api/practice/none", {}, undefined, 404],
    ["another method", "DELETE", url, {}, undefined, 405],
    ["OPTIONS", "OPTIONS", url, {}, undefined, 405],
    ["TRACE", "TRACE", url, {}, undefined, 405],
  ] as const)(
    "[SEC-F2 SEC-F3 SEC-F12] %s carries the headers of the API",
    async (_what, ...rest) => {
      const [method, address, headers, payload, status] = rest;
      const answer = await app.inject({
        method: method as "GET",
        url: address,
        headers,
        ...(payload === undefined ? {} : { payload }),
      });
      expect(answer.statusCode).toBe(status);
      expect(answer.headers).toMatchObject({
        "cache-control": "no-store",
        "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
        "content-type": "application/problem+json; charset=utf-8",
        "cross-origin-resource-policy": "same-origin",
        "referrer-policy": "no-referrer",
        "strict-transport-security": "max-age=63072000; includeSubDomains",
        "x-content-type-options": "nosniff",
      });
      expect(answer.headers.allow).toBe(status === 405 ? "POST" : undefined);
    },
  );
});
