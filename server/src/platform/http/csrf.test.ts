import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openWriteCall, writePath } from "../../../test/write-call.ts";

const json = { "content-type": "application/json" };

let app: FastifyInstance;
let effects = 0;
beforeAll(async () => {
  app = await openWriteCall("https://heron.example", (context) => {
    effects += 1;
    context.keepDevice();
  });
});
afterAll(() => app.close());
beforeEach(() => {
  effects = 0;
});

const post = (headers: Record<string, string>) =>
  app.inject({ method: "POST", url: writePath, headers: { ...json, ...headers }, payload: "{}" });

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
      const answer = await app.inject({ method, url: writePath, headers: preflight });
      const allowing = Object.keys(answer.headers).filter((name) =>
        name.startsWith("access-control"),
      );
      expect([answer.statusCode, allowing]).toEqual([405, []]);
    }
  },
);
