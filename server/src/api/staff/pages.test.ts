import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestConsole, type TestConsole } from "../../../test/console.ts";
import { createConsole } from "../console.ts";
import { type BuiltSite, buildSmallSite, serveSite } from "../site/site.fixture.ts";

let build: BuiltSite;
let server: TestConsole;
let site: FastifyInstance;
let consoleApp: FastifyInstance;
let shared: FastifyInstance;

/** Files that its pages alone use: named by a page, by a path, by a name alone. */
const ofConsole = ["/assets/console-a1.js", "/assets/table-b2.js", "/assets/rows-d4.js"];

/** Pages of the console beside the small site's own, in every language that they are built in. */
async function addConsole({ url }: BuiltSite): Promise<void> {
  const write = async (name: string, content: string) => {
    const file = fileURLToPath(new URL(name, url));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  };
  const manifestFile = new URL("site-manifest.json", url);
  const manifest = JSON.parse(await readFile(manifestFile, "utf8"));
  const login = await readFile(new URL("client/login/index.html", url), "utf8");
  for (const [path, file] of [
    ["/staff", "staff/index.html"],
    ["/staff/log-in", "staff/log-in/index.html"],
    ["/af/staff", "af/staff/index.html"],
  ] as const) {
    const script = '<script type="module" src="/assets/console-a1.js"></script>';
    await write(`client/${file}`, `${script}<img src="/assets/shared-c3.svg">${login}`);
    manifest.pages[path] = { file, kind: "account", cspHashes: [] };
  }
  manifest.siteMap.push("/staff");
  await write("client/assets/console-a1.js", 'import "./table-b2.js";');
  await write("client/assets/table-b2.js", 'new Worker("rows-d4.js");');
  await write("client/assets/rows-d4.js", "export {};");
  await write("client/assets/shared-c3.svg", "<svg xmlns='http://www.w3.org/2000/svg'/>");
  await write("client/index.html", `<img src="/assets/shared-c3.svg">${login}`);
  await writeFile(manifestFile, JSON.stringify(manifest));
}

beforeAll(async () => {
  build = await buildSmallSite();
  await addConsole(build);
  server = await openTestConsole();
  site = await serveSite(build.url, {});
  shared = await serveSite(build.url, {}, {}, "both");
  const its = server.deps.config.console;
  if (its === null) throw new Error("There is no console.");
  consoleApp = await createConsole(server.deps, its, build.url);
});
afterAll(async () => {
  await Promise.all([site.close(), consoleApp.close(), shared.close(), server.close()]);
  await build.remove();
});

const visit = (app: FastifyInstance, url: string) =>
  app.inject({ url, headers: { "sec-fetch-dest": "document" } });
const ask = (app: FastifyInstance, url: string) =>
  app.inject({ url, headers: { "sec-fetch-dest": "script" } });

describe("[SEC-L13] at the site's address", () => {
  test.each(["/staff", "/staff/log-in", "/staff/", "/staff/anything"])(
    "%s leads home as any other address of nothing",
    async (path) => {
      const answer = await visit(site, path);
      const nothing = await visit(site, "/nothing-is-here");
      expect([answer.statusCode, answer.headers.location]).toEqual([302, "/"]);
      expect(answer.headers).toEqual({ ...nothing.headers, ...changing(answer) });
    },
  );

  test("the console is there in no other language, and told to no search engine", async () => {
    expect((await visit(site, "/af/staff")).headers.location).toBe("/af");
    expect((await ask(site, "/sitemap.xml")).body).not.toContain("/staff");
  });

  test("a file that the console's pages alone use is not there, one that others use as well is", async () => {
    for (const file of ofConsole) {
      expect((await ask(site, file)).statusCode).toBe(404);
    }
    for (const file of ["/assets/shared-c3.svg", "/assets/app-abc123.js", "/icon.svg"]) {
      expect((await ask(site, file)).statusCode).toBe(200);
    }
  });
});

/** What differs at every answer. */
function changing({ headers }: Awaited<ReturnType<typeof visit>>) {
  return { date: headers.date, "x-request-id": headers["x-request-id"] };
}

describe("[SEC-L13] at the console's address", () => {
  test("there are its pages and their files, and no others", async () => {
    expect((await visit(consoleApp, "/staff/log-in")).statusCode).toBe(200);
    for (const file of [...ofConsole, "/assets/shared-c3.svg"]) {
      expect((await ask(consoleApp, file)).statusCode).toBe(200);
    }
    for (const path of ["/", "/login", "/login/practice", "/af/staff", "/nothing"]) {
      const answer = await visit(consoleApp, path);
      expect([answer.statusCode, answer.headers.location]).toEqual([302, "/staff"]);
    }
    for (const path of ["/assets/app-abc123.js", "/sitemap.xml", "/healthz", "/metrics", "/oidc"]) {
      expect((await ask(consoleApp, path)).statusCode).toBe(404);
    }
  });

  test.each([
    "/api/practice/security/auth",
    "/api/academic/v1/security/brochureLogin",
    "/api/account/proof",
  ])("%s is not there", async (url) => {
    const headers = { "content-type": "application/json", "sec-fetch-site": "same-origin" };
    const answer = await consoleApp.inject({ method: "POST", url, headers, payload: "{}" });
    expect(answer.statusCode).toBe(404);
  });

  test("a page is kept and framed nowhere, found by no search engine, and asks nobody but itself", async () => {
    const { headers } = await visit(consoleApp, "/staff");
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-frame-options": "DENY",
      "x-robots-tag": "noindex",
      "cross-origin-opener-policy": "same-origin",
      "strict-transport-security": expect.any(String),
    });
    const policy = String(headers["content-security-policy"]);
    for (const part of [
      "default-src 'none'",
      "script-src 'self'",
      "connect-src 'self'",
      "frame-src 'none'",
      "frame-ancestors 'none'",
      "worker-src 'none'",
    ]) {
      expect(policy.split("; ")).toContain(part);
    }
  });
});

test("[SEC-L13] where the operator says that both have one address, it serves both, as strictly", async () => {
  const page = await visit(shared, "/staff/log-in");
  expect([page.statusCode, page.headers["cache-control"]]).toEqual([200, "no-store"]);
  expect((await ask(shared, "/assets/console-a1.js")).statusCode).toBe(200);
  expect((await visit(shared, "/login")).statusCode).toBe(200);
});
