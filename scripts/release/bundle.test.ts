import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bundleServer } from "./bundle.ts";

/** Where the packages of the server are found, which are not joined. */
const cache = join(import.meta.dirname, "../../server/.cache");
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, "bundle-"));
let outside: string[];
beforeAll(async () => {
  outside = await bundleServer(folder);
  copyFileSync("package.json", join(folder, "package.json"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const run = (flags: string[], program: string, ...args: string[]) =>
  spawnSync(process.execPath, [...flags, join(folder, "server/build", program), ...args], {
    encoding: "utf8",
    env: { PATH: "/usr/bin:/bin", NODE_ENV: "production" },
  });

test("a server of joined modules starts as far as its configuration, which it asks for", () => {
  const { status, stderr } = run([], "main.js");
  expect(stderr).toContain("PUBLIC_URL");
  expect(stderr).not.toContain("ERR_");
  expect(status).toBe(1);
});

test("the command of joined modules tells the version", () => {
  const { version } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(run([], "command.js", "--version").stdout.trim()).toBe(version);
});

test("a stack trace of joined modules names the file of the source, where source maps are asked for", () => {
  expect(run(["--enable-source-maps"], "watch.js").stderr).toMatch(
    /at .*server\/src\/platform\/watchdog\/watch\.ts:\d+/,
  );
});

test("joined modules find each package that they read from outside, and what every start reads is joined", () => {
  const main = join(folder, "server/build/main.js");
  const missing = outside.filter((name) => name !== "pg-native" && !findPackageJSON(name, main));
  expect(missing).toEqual([]);
  expect(outside).toContain("oidc-provider/lib/provider.js");
  for (const read of ["fastify", "kysely", "pg", "zod"]) expect(outside).not.toContain(read);
});
