import { request } from "node:http";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type BuiltSite, buildSmallSite, serveSite } from "../site.fixture.ts";

let site: BuiltSite;
let apps: Record<"english" | "several" | "secure", FastifyInstance>;
beforeAll(async () => {
  site = await buildSmallSite();
  apps = {
    english: await serveSite(site.url, { LANGUAGES: "en" }),
    several: await serveSite(site.url, { LANGUAGES: "en,af" }),
    secure: await serveSite(site.url, { LANGUAGES: "en", PUBLIC_URL: "https://heron.example" }),
  };
  for (const app of Object.values(apps)) await app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  await Promise.all(Object.values(apps).map((app) => app.close()));
  await site.remove();
});

type Headers = Record<string, string | string[] | undefined>;

/** Of every answer or connection its own. */
const changing = ["date", "connection", "keep-alive", "x-request-id"];

function comparable(status: number, headers: Headers, body: Buffer) {
  const lasting = Object.entries(headers)
    .filter(([name]) => !changing.includes(name))
    .map(([name, value]) => [name, String(value)] as const);
  return { status, headers: Object.fromEntries(lasting.sort()), body: body.toString("base64") };
}

/** Over the network, where what is quick comes first. */
function overNetwork(app: FastifyInstance, path: string, headers: Headers, method = "GET") {
  const { port } = app.server.address() as AddressInfo;
  return new Promise<ReturnType<typeof comparable> & { id: string }>((resolve, reject) => {
    const asked = request({ port, host: "127.0.0.1", path, method, headers }, async (answer) => {
      const body = Buffer.concat(await answer.toArray());
      const { statusCode = 0, headers: given } = answer;
      resolve({ ...comparable(statusCode, given, body), id: String(given["x-request-id"]) });
    });
    asked.on("error", reject).end();
  });
}

/** By the framework alone. */
async function byFramework(app: FastifyInstance, path: string, headers: Headers, method = "GET") {
  const answer = await app.inject({
    method: method as "GET",
    url: path,
    headers: { host: "127.0.0.1", ...headers },
  });
  return comparable(answer.statusCode, answer.headers as Headers, answer.rawPayload);
}

const paths = [
  ...["/", "/practice", "/login", "/login/practice", "/signup", "/verifyEmail", "/af", "/af/login"],
  ...[
    "/assets/app-abc123.js",
    "/assets/font-abc123.woff2",
    "/icon.svg",
    "/favicon.ico",
    "/nowhere",
  ],
  ...["/?a=1", "/login?inviteCode=abc", "/login/", "/en/login", "/notes.php", "/.env"],
];
const requests: Headers[] = [
  {},
  { "accept-encoding": "gzip" },
  { "accept-encoding": "gzip, deflate, br, zstd" },
  { "accept-encoding": "br;q=0.1, identity" },
  { "accept-language": "af", "accept-encoding": "br" },
  { "accept-language": "en-ZA,en;q=0.9" },
  { cookie: "language=af" },
  { cookie: "language=en; login-context=practice" },
  { "if-none-match": "*" },
  { "sec-purpose": "prefetch", "accept-language": "af" },
  { "sec-fetch-dest": "image" },
  { range: "bytes=0-3" },
];

test.each(Object.keys({ english: 0, several: 0, secure: 0 }) as (keyof typeof apps)[])(
  "[SEC-F1 SEC-F3] whatever is answered ahead of the framework is what the framework answers: %s",
  async (name) => {
    for (const path of paths) {
      for (const headers of requests) {
        const { id, ...quick } = await overNetwork(apps[name], path, headers);
        const expected = await byFramework(apps[name], path, headers);
        expect(quick, `${path} ${JSON.stringify(headers)}`).toEqual(expected);
        expect(id).toMatch(/^[0-9a-f-]{36}$/);
      }
    }
  },
);

test.each(["HEAD", "POST", "PUT", "OPTIONS"])("%s is the framework's", async (method) => {
  const { id: _, ...quick } = await overNetwork(apps.english, "/login", {}, method);
  expect(quick).toEqual(await byFramework(apps.english, "/login", {}, method));
});

test("a page is answered ahead of the framework, and not any more once the server leaves", async () => {
  const app = await serveSite(site.url, { LANGUAGES: "en" });
  const seen = vi.fn();
  app.addHook("onRequest", async ({ url }) => seen(url));
  await app.listen({ port: 0, host: "127.0.0.1" });
  await overNetwork(app, "/login", {});
  expect(seen).not.toHaveBeenCalled();
  app.quickAnswers.stop();
  await overNetwork(app, "/login", {});
  expect(seen).toHaveBeenCalledExactlyOnceWith("/login");
  await app.close();
});
