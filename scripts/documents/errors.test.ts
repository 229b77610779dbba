import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { alerts } from "../../server/src/platform/alerts.ts";
import { errorsDocument, errorsFile } from "./errors.ts";

test("docs/errors.md is what the contract says (node scripts/documents/errors.ts)", () => {
  expect(readFileSync(errorsFile, "utf8")).toBe(errorsDocument());
});

const sources = globSync("server/src/**/*.ts")
  .filter((file) => !/\.test\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, "utf8") }));

test("a warning or an error of the log is always one of the catalogue", () => {
  const past = sources.filter(({ file, text }) => {
    return !file.startsWith("server/src/cli/") && /\.(?:warn|error|fatal)\(/.test(text);
  });
  expect(past.map(({ file }) => file)).toEqual([]);
});

test.each(Object.keys(alerts))("%s of the catalogue is logged somewhere", (code) => {
  expect(sources.some(({ text }) => text.includes(`"${code}"`))).toBe(true);
});

test.each(Object.entries(alerts))(
  "%s says in whole sentences what failed, what it means and what to do",
  (_code, { what, means, remedy }) => {
    for (const text of [what, means, remedy]) expect(text).toMatch(/^[A-Z][^|\n]{15,240}\.$/);
  },
);
