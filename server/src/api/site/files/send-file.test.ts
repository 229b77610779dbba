import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BuiltSite, buildSmallSite, script, serveSite } from "../site.fixture.ts";

const asset = "/assets/app-abc123.js";
let site: BuiltSite;
let app: FastifyInstance;
beforeAll(async () => {
  site = await buildSmallSite();
  app = await serveSite(site.url);
});
afterAll(async () => {
  await app.close();
  await site.remove();
});

const get = (headers: Record<string, string>, url = asset) => app.inject({ url, headers });

test.each([
  ["br, gzip", "br"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=1, br;q=0.5", "gzip"],
  ["gzip", "gzip"],
  ["GZIP", "gzip"],
  ["*", "br"],
  ["br;q=0, *", "gzip"],
  ["identity, br;q=0.1", undefined],
  ["br;q=0, gzip;q=0", undefined],
  ["br;q=nonsense", undefined],
  ["deflate", undefined],
  ["", undefined],
])("Accept-Encoding %j is answered with %s", async (accepted, encoding) => {
  const { headers, rawPayload } = await get({ "accept-encoding": accepted });
  expect(headers["content-encoding"]).toBe(encoding);
  expect(headers.vary).toBe("Accept-Encoding");
  expect(headers["content-length"]).toBe(String(rawPayload.length));
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ""];
  expect((unpack?.(rawPayload) ?? rawPayload).toString()).toBe(script);
});

test("each form of a file has its own ETag, and the one that is held is not sent again", async () => {
  const forms = await Promise.all(
    ["", "gzip", "br"].map((accepted) => get({ "accept-encoding": accepted })),
  );
  const tags = forms.map(({ headers }) => String(headers.etag));
  expect(new Set(tags).size).toBe(3);
  for (const [index, accepted] of ["", "gzip", "br"].entries()) {
    const held = { "accept-encoding": accepted, "if-none-match": `"x", W/${tags[index]}` };
    const again = await get(held);
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, "", tags[index]]);
    const other = { "accept-encoding": accepted, "if-none-match": `${tags[(index + 1) % 3]}` };
    expect((await get(other)).statusCode).toBe(200);
  }
});

test("a changed configuration changes the ETag of a page", async () => {
  const other = await serveSite(site.url, { PRACTICE_PRODUCT_URL: "https://other.example/start" });
  const before = (await app.inject("/login")).headers.etag;
  expect(before).toMatch(/^"[\w-]{16}"$/);
  expect((await other.inject("/login")).headers.etag).not.toBe(before);
  await other.close();
});

test("a page whose address carries a secret is sent anew each time", async () => {
  const first = await app.inject("/login");
  const again = await get({ "if-none-match": String(first.headers.etag) }, "/login?inviteCode=a");
  expect([again.statusCode, again.headers.etag]).toEqual([200, undefined]);
});

test("hashed files are kept for a year, other files and pages are asked for each time", async () => {
  const cacheOf = async (url: string) => (await app.inject(url)).headers["cache-control"];
  expect(await cacheOf(asset)).toBe("public, max-age=31536000, immutable");
  expect(await cacheOf("/icon.svg")).toBe("no-cache");
  expect(await cacheOf("/")).toBe("no-cache");
});

test("the icon that browsers and search engines ask for by name has its own media type", async () => {
  const { statusCode, headers } = await get({}, "/favicon.ico");
  expect([statusCode, headers["content-type"]]).toEqual([200, "image/x-icon"]);
});

test("fonts are not compressed a second time", async () => {
  const { headers } = await get({ "accept-encoding": "br" }, "/assets/font-abc123.woff2");
  expect(headers).toMatchObject({ "content-type": "font/woff2", "content-length": "8" });
  expect(headers).not.toHaveProperty("content-encoding");
  expect(headers).not.toHaveProperty("vary");
});

test.each([asset, "/", "/passwordreset/ud/abc"])(
  "[SEC-C14] HEAD %s answers like GET, without the body",
  async (url) => {
    const [head, full] = await Promise.all([
      app.inject({ method: "HEAD", url }),
      app.inject({ method: "GET", url }),
    ]);
    expect([head.statusCode, head.body]).toEqual([200, ""]);
    const comparable = ({ date: _, "x-request-id": _id, ...headers }: Record<string, unknown>) =>
      headers;
    expect(comparable(head.headers)).toEqual(comparable(full.headers));
  },
);
