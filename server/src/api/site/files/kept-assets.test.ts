import { chmodSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createApp } from "../../../app.ts";
import { readConfig } from "../../../config/config.ts";
import { type BuiltSite, buildSmallSite, script } from "../site.fixture.ts";
import { readSite, registerSite } from "../site.ts";

const day = 86_400_000;
const began = Date.parse("2026-03-01T06:00:00Z");
const before = "/assets/app-abc123.js";
const after = "/assets/app-def456.js";

let folder: string;
let sites: BuiltSite[];
let apps: FastifyInstance[];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "frontdoor-kept-"));
  sites = [await buildSmallSite(), await buildSmallSite()];
  apps = [];
  await renameScript(1, "def456");
});
afterEach(async () => {
  for (const app of apps) await app.close();
  for (const site of sites) await site.remove();
  rmSync(folder, { recursive: true });
});

async function renameScript(at: number, hash: string): Promise<void> {
  const assets = join(fileURLToPath(sites[at]?.url ?? ""), "client/assets");
  const [old = ""] = readdirSync(assets).filter((name) => name.endsWith(".js"));
  await rename(join(assets, old), join(assets, `app-${hash}.js`));
}

/** A process with one of the builds, started so many days after the first one. */
async function serve(at: number, days = 0, place = folder): Promise<FastifyInstance> {
  const config = readConfig({ LOG_LEVEL: "silent" });
  const app = await createApp(config);
  await registerSite(app, config, {
    built: await readSite(config, sites[at]?.url),
    place: { folder: place, now: new Date(began + days * day) },
  });
  apps.push(app);
  return app;
}

test("a page of the build before finds its scripts at the process of the next build, and the other way round", async () => {
  const old = await serve(0);
  expect((await old.inject(after)).statusCode).toBe(404);
  const next = await serve(1);
  for (const [app, url] of [
    [next, before],
    [old, after],
  ] as const) {
    const { statusCode, headers, rawPayload } = await app.inject({
      url: `${url}?v`,
      headers: { "accept-encoding": "br" },
    });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
      "content-encoding": "br",
      "x-content-type-options": "nosniff",
    });
    expect(brotliDecompressSync(rawPayload).toString()).toBe(script);
  }
  expect((await next.inject({ method: "POST", url: before })).statusCode).toBe(405);
});

test("three builds before are kept, whoever started last, and what was never finished goes", async () => {
  for (const [at, hash] of ["a", "b", "c", "d"].entries()) {
    await renameScript(1, hash);
    await serve(1, at);
  }
  await serve(0, 4);
  const unfinished = join(folder, ".abandoned");
  await mkdir(unfinished);
  utimesSync(unfinished, new Date(began), new Date(began));
  await renameScript(1, "b");
  const app = await serve(1, 5);
  const found = await Promise.all(
    ["a", "b", "c", "d", "abc123"].map(async (hash) => {
      return (await app.inject(`/assets/app-${hash}.js`)).statusCode;
    }),
  );
  expect(found).toEqual([404, 200, 200, 200, 200]);
  expect(readdirSync(folder).filter((name) => name.startsWith("."))).toEqual([]);
});

test.each([
  ["/assets/.hidden.js", "build/.hidden.js"],
  ["/assets/a/b.js", "build/a/b.js"],
  ["/assets/master.key", "build/master.key"],
])("[SEC-G16] nothing but a script or a style of a build is found there: %s", async (url, file) => {
  const app = await serve(0);
  await mkdir(join(folder, "build/a"), { recursive: true });
  await writeFile(join(folder, "build/there.js"), "");
  await writeFile(join(folder, file), "secret");
  expect((await app.inject("/assets/there.js")).statusCode).toBe(200);
  expect((await app.inject({ url, headers: { "sec-fetch-dest": "script" } })).statusCode).toBe(404);
});

test("where nothing can be written the site is served all the same", async () => {
  writeFileSync(join(folder, "file"), "");
  chmodSync(folder, 0o500);
  const app = await serve(0, 0, join(folder, "file/assets"));
  expect((await app.inject(before)).statusCode).toBe(200);
  expect((await app.inject(after)).statusCode).toBe(404);
});
