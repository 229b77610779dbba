import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Lock, readLock } from "./lockfile.ts";
import { neededPackages } from "./needed-packages.ts";
import { pack } from "./pack.ts";
import { platforms, platformsNamed } from "./platforms.ts";
import { tagText } from "./tag-text.ts";

const lockText = readFileSync("package-lock.json", "utf8");

test("packed at another time, from another place and by files with other rights the same content has the same checksum", () => {
  const folder = mkdtempSync(join(tmpdir(), "pack-"));
  const [one, two] = [join(folder, "one/tree"), join(folder, "two/tree")];
  mkdirSync(join(one, "b"), { recursive: true });
  for (const file of ["z", "a", "b/c"]) writeFileSync(join(one, file), file);
  cpSync(one, two, { recursive: true });
  writeFileSync(join(two, "a"), "a", { mode: 0o600 });
  utimesSync(join(two, "z"), 1, 1);
  const sums = [one, two].map((tree, at) =>
    pack(tree, join(folder, `${at}.tar.gz`), 1_700_000_000),
  );
  expect(sums[0]).toBe(sums[1]);
  writeFileSync(join(two, "z"), "changed");
  expect(pack(two, join(folder, "3.tar.gz"), 1_700_000_000)).not.toBe(sums[0]);
  rmSync(folder, { recursive: true });
});

test("an archive takes what runs on its platform, nested versions where Node looks for them, and no tools", () => {
  const lock: Lock = {
    server: { dependencies: { a: "1", "@frontdoor/words": "0" } },
    words: { dependencies: { c: "1" } },
    "node_modules/@frontdoor/words": { link: true, resolved: "words" },
    "node_modules/a": {
      dependencies: { b: "1" },
      optionalDependencies: { here: "1", there: "1", gone: "1" },
    },
    "node_modules/b": {},
    "node_modules/a/node_modules/b": {},
    "node_modules/c": {},
    "node_modules/here": { os: ["linux"], cpu: ["x64"], libc: ["glibc"] },
    "node_modules/there": { os: ["darwin"] },
    "node_modules/tool": { dev: true },
  };
  const [linux] = platformsNamed("linux-x64");
  if (linux === undefined) throw new Error("There is no linux-x64.");
  const needed = [
    "node_modules/a",
    "node_modules/a/node_modules/b",
    "node_modules/c",
    "node_modules/here",
    "words",
  ];
  expect(neededPackages(lock, "server", linux)).toEqual(needed);
  expect(() => neededPackages({ server: { dependencies: { x: "1" } } }, "server", linux)).toThrow(
    "no x",
  );
});

test("every platform has its Node and one engine of password hashing", () => {
  const lock = readLock(lockText);
  for (const platform of platforms) {
    expect(lock[`node_modules/${platform.node}`]?.version, platform.name).toMatch(/^26\./);
    const argon2 = neededPackages(lock, "server", platform).filter((path) =>
      path.includes("argon2-"),
    );
    expect(argon2, platform.name).toHaveLength(1);
  }
  expect(() => platformsNamed("linux-x64,amiga")).toThrow("no platform amiga");
});

test("the changelog has a chapter for this version, which becomes the text of the tag", () => {
  const { version } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(JSON.parse(lockText).version).toBe(version);
  expect(readFileSync("README.md", "utf8")).toContain(`This is version ${version}.`);
  const changelog = readFileSync("CHANGELOG.md", "utf8");
  const text = tagText(changelog.replace(/^## \[Unreleased\].*?(?=^## )/ms, ""), version);
  expect(text).toMatch(new RegExp(`^Frontdoor ${version} \\(\\d{4}-\\d\\d-\\d\\d\\)\n\n`));
  expect(text).not.toContain("\n## ");
  expect(() => tagText("## [Unreleased]\nx\n\n## [1.0.0] - 2026-01-01\ny", "1.0.0")).toThrow(
    'a chapter "Unreleased"',
  );
  expect(() => tagText("## [1.0.0] - 2026-01-01\n\n## [0.9.0] - 2026-01-01\nx", "1.0.0")).toThrow(
    "nothing of 1.0.0",
  );
});
