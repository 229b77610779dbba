import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openWriteCall, writePath } from "../../../test/write-call.ts";

const json = { "content-type": "application/json" };

interface Request {
  method: "GET" | "POST" | "DELETE" | "OPTIONS";
  address: string;
  headers?: Record<string, string>;
  payload?: string;
  status: number;
}

describe("answers that no handler makes", () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await openWriteCall("https://heron.example");
  });
  afterAll(() => app.close());

  test.each<[string, Request]>([
    [
      "a body that is no JSON",
      { method: "POST", address: writePath, headers: json, payload: "{", status: 400 },
    ],
    [
      "a poisoned body",
      {
        method: "POST",
        address: writePath,
        headers: json,
        payload: '{"__proto__":{}}',
        status: 400,
      },
    ],
    [
      "a body that is too large",
      {
        method: "POST",
        address: writePath,
        headers: json,
        payload: `"${"x".repeat(1_000_000)}"`,
        status: 413,
      },
    ],
    [
      "another content type",
      {
        method: "POST",
        address: writePath,
        headers: { "content-type": "text/plain" },
        payload: "{}",
        status: 415,
      },
    ],
    [
      "a foreign origin",
      {
        method: "POST",
        address: writePath,
        headers: { ...json, origin: "https://evil.example" },
        payload: "{}",
        status: 403,
      },
    ],
    ["a path that is no path", { method: "GET", address: "/api/practice/%", status: 400 }],
    ["an unknown call", { method: "GET", address: "/api/practice/none", status: 404 }],
    ["another method", { method: "DELETE", address: writePath, status: 405 }],
    ["OPTIONS", { method: "OPTIONS", address: writePath, status: 405 }],
  ])("[SEC-F2 SEC-F3 SEC-F12] %s carries the headers of the API", async (_what, request) => {
    const { status, address, ...rest } = request;
    const answer = await app.inject({ ...rest, url: address });
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
  });
});
