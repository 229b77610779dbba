import http from "node:http";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { probes } from "../probes.fixture.ts";
import { type BuiltSite, buildSmallSite, serveSite } from "../site.fixture.ts";

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

test.each([
  ["/", "index.html"],
  ["/practice?utm=1", "practice/index.html"],
  ["/login", "login/index.html"],
  ["/login/practice", "login/practice/index.html"],
  ["/login/foo", "__fallback/login.html"],
  ["/passwordreset/ud/abc-_DEF", "__fallback/passwordreset.html"],
  ["/requestremoval/abc", "__fallback/requestremoval.html"],
])("%s shows %s", async (url, file) => {
  const { statusCode, body } = await app.inject(url);
  expect(statusCode).toBe(200);
  expect(body).toContain(`<title>${file}</title>`);
});

test.each([
  ["/verifyEmail?email=a%40example.org&role=HOD", "verifyEmail/role-HOD.html"],
  ["/verifyEmail?role=HO%44&verificationCode=c", "verifyEmail/role-HOD.html"],
  ["/verifyEmail?role=HOD&role=TRAINEE", "verifyEmail/role-HOD.html"],
  ["/verifyEmail?role=TRAINEE&role=HOD", "verifyEmail/index.html"],
  ["/verifyEmail?role=hod", "verifyEmail/index.html"],
  ["/verifyEmail?x=role=HOD", "verifyEmail/index.html"],
  ["/verifyEmail", "verifyEmail/index.html"],
  ["/login?role=HOD", "login/index.html"],
])("[S2.160 S6.012] %s shows %s, for the role that it names first", async (url, file) => {
  const { statusCode, body } = await app.inject(url);
  expect(statusCode).toBe(200);
  expect(body).toContain(`<title>${file}</title>`);
});

test.each([
  "/nothing",
  "/nothing/deeper?secret=1",
  "/Login",
  "/passwordreset/ud",
  "/passwordreset/ud/abc/more",
  "/requestremoval",
  "/caf%C3%A9",
  "/login/practice/more",
  "/nothing/",
])("[S2.026 SEC-G13] %s, which is no page, leads home without its query", async (url) => {
  const { statusCode, headers } = await app.inject(url);
  expect([statusCode, headers.location]).toEqual([302, "/"]);
  expect(headers["cache-control"]).toBe("no-store");
});

test.each([
  ["/login/", "/login"],
  ["/login/practice/?a=b", "/login/practice?a=b"],
  ["/passwordreset/ud/abc/", "/passwordreset/ud/abc"],
])("%s loses its trailing slash for good", async (url, location) => {
  const { statusCode, headers } = await app.inject(url);
  expect([statusCode, headers.location]).toEqual([308, location]);
  expect(headers["referrer-policy"]).toBe("no-referrer");
});

test.each([
  [`/login/practice/?x=${"y".repeat(3_000)}`, "/login/practice"],
  [`/en/login?x=${"y".repeat(3_000)}`, "/login"],
  [`/passwordreset/ud/${"y".repeat(3_000)}/`, "/"],
])(
  "a redirect has room in a proxy's buffer, however long the address (%#)",
  async (url, location) => {
    expect((await app.inject(url)).headers.location).toBe(location);
  },
);

test("a page has room in a proxy's buffer, whatever the state that its address brings", async () => {
  const cookieFor = async (state: string) => {
    const { headers } = await app.inject(`/login/practice?state=${encodeURIComponent(state)}`);
    return String(headers["set-cookie"]);
  };
  expect(await cookieFor("s".repeat(512))).toMatch(/way-back=practice\W.*s{512};/);
  expect(await cookieFor("&".repeat(512))).toMatch(/way-back=; Max-Age=0/);
});

test.each([
  "/api",
  "/api/practice/nothing",
  "/assets/gone-abc123.js",
  "/assets/nothing",
  "/missing.png",
  "/login/index.html",
  "/index.html",
  "/verifyEmail/role-HOD.html",
  "/__fallback/login.html",
  "/nothing.ico",
  "/callbacks/sms/nobody",
  "/dev/inbox",
  "/metrics",
  "/.well-known/nothing",
  "/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200",
])("[SEC-G13] %s is missing, and says so", async (url) => {
  const { statusCode, headers } = await app.inject(url);
  expect(statusCode).toBe(404);
  expect(headers["content-type"]).toBe("application/problem+json; charset=utf-8");
});

test("[SEC-G13] only a person's navigation is led home: a script's or a picture's request is missing", async () => {
  for (const destination of ["empty", "image", "script", "iframe"]) {
    const headers = { "sec-fetch-dest": destination };
    expect((await app.inject({ url: "/nothing", headers })).statusCode).toBe(404);
  }
  const headers = { "sec-fetch-dest": "document" };
  expect((await app.inject({ url: "/nothing", headers })).statusCode).toBe(302);
});

test.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"] as const)(
  "[SEC-F12] %s is refused with what is allowed, before a body is read",
  async (method) => {
    for (const url of ["/", "/login", "/nothing", "/assets/app-abc123.js"]) {
      const { statusCode, headers } = await app.inject({ method: method as "POST", url });
      expect([url, statusCode, headers.allow]).toEqual([url, 405, "GET, HEAD"]);
    }
    expect((await app.inject({ method: method as "POST", url: "/api/x" })).statusCode).toBe(404);
  },
);

test("[SEC-F12] a large body to a page is refused for its method, not read", async () => {
  const payload = "x".repeat(200_000);
  const headers = { "content-type": "text/plain" };
  const { statusCode } = await app.inject({ method: "POST", url: "/login", payload, headers });
  expect(statusCode).toBe(405);
});

test("[SEC-G16] two hundred probes find nothing: no file, no listing, no source map", async () => {
  expect(probes.length).toBeGreaterThanOrEqual(200);
  await app.listen({ port: 0, host: "127.0.0.1" });
  const found: string[] = [];
  for (const target of probes) {
    const { status, location, body } = await ask(target);
    const isAway = status === 404 || status === 400 || (status === 302 && location === "/");
    const isLinkPage = target.startsWith("/passwordreset/ud/") && body.includes("__fallback/");
    if (!isAway && !isLinkPage) found.push(`${status} ${target}`);
  }
  expect(found).toEqual([]);
});

/** Sends the target as it is written: a client that tidies addresses would hide the probe. */
function ask(target: string): Promise<{ status: number; location: string; body: string }> {
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const request = http.get({ host: "127.0.0.1", port, path: target }, async (response) => {
      const body = Buffer.concat(await response.toArray()).toString();
      const { statusCode: status = 0, headers } = response;
      resolve({ status, location: headers.location ?? "", body });
    });
    request.on("error", reject);
  });
}
