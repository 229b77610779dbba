import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (path: string) => readFileSync(path, "utf8");
const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"]);
const texts = listed
  .toString()
  .split("\n")
  .filter((path) => /\.(?:tsx?|mjs|css|md|json|sql|astro)$/.test(path) && existsSync(path))
  .map((path) => ({ path, text: read(path) }));

/** Every name of this form that is cited anywhere, with one place that cites it. */
function cited(form: RegExp): Map<string, string> {
  return new Map(
    texts.flatMap(({ path, text }) => (text.match(form) ?? []).map((id) => [id, path])),
  );
}

/** The names that a page of the specification has an entry for. */
function entries(page: string, form: RegExp): Set<string> {
  const text = read(`docs/specification/${page}`);
  return new Set([...text.matchAll(form)].map(([, id = ""]) => id));
}

test.each([
  ["a question", /\bQ\d{3}\b/g, "open-questions.md", /^### (Q\d{3}) /gm],
  ["a security row", /\bSEC-[A-Z]\d+\b/g, "security-rows.md", /^\| (SEC-[A-Z]\d+) \|/gm],
  ["a clause", /\bS\d\.\d{3}\b/g, "../clauses.md", /^\| (S\d\.\d{3}) \|/gm],
])("%s that is cited has an entry", (_what, form, page, entry) => {
  const known = entries(page, entry);
  const found = [...cited(form)];
  expect(known.size).toBeGreaterThan(0);
  expect(found.filter(([id]) => !known.has(id)).map((pair) => pair.join(" in "))).toEqual([]);
});

test("every question says what was decided and why", () => {
  const questions = read("docs/specification/open-questions.md").split(/^### /m).slice(1);
  const silent = questions.filter(
    (text) => !(/^\*\*Decided\.\*\* \S/m.test(text) && /^\*\*Why\.\*\* \S/m.test(text)),
  );
  expect(silent).toEqual([]);
});

test("nothing cites a document by a name that is not in the repository", () => {
  const foreign =
    /\b(?:SPEC|DECISIONS|SECURITY|CLAUSES|ARCHITECTURE|STACK|IDENTITY|SITE-FRAME)\.md\b/;
  const own = "scripts/documents/specification.test.ts";
  const citing = texts.filter(({ path, text }) => path !== own && foreign.test(text));
  expect(citing.map(({ path }) => path)).toEqual([]);
});
