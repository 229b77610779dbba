import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";

const document = readFileSync("CONTRIBUTING.md", "utf8");
const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"]);
const sources = listed
  .toString()
  .split("\n")
  .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|spec|fixture)\.tsx?$/.test(path));

const questions = [...document.matchAll(/^\| ([^|]+\?) \| `([^`]+)` \| `([^`]+)` \|$/gm)].map(
  ([, question = "", word = "", file = ""]) => ({ question, word, file }),
);
const workspaces = "brand|words|contract|site|server|demo|e2e|bench|scripts|docs|deploy";
const ofWorkspace = new RegExp(`\`((?:${workspaces})/[^\\s\`]*)\``, "g");
const paths = [...new Set([...document.matchAll(ofWorkspace)].map(([, path = ""]) => path))];

test("a newcomer's questions are at least twelve", () => {
  expect(questions.length).toBeGreaterThanOrEqual(12);
});

test.each(questions)("$question A search for $word lists $file", ({ word, file }) => {
  const hits = sources.filter((path) => basename(path).includes(word));
  expect(hits).toContain(file);
  expect(hits.length, "a list that is read at a glance").toBeLessThanOrEqual(30);
});

test("CONTRIBUTING.md names paths", () => {
  expect(paths.length).toBeGreaterThan(50);
});

test.each(paths)("CONTRIBUTING.md names %s, which is there", (path) => {
  const found = globSync(path.replaceAll(/<\w+>/g, "*"));
  expect(found).not.toEqual([]);
});
