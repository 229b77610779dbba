import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Ban, importRules } from "./rules.ts";
import { biomeImportRules, importRulesFile } from "./write.ts";

const restricted = "noRestrictedImports";
const biome = join(process.cwd(), "node_modules/.bin/biome");
let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "import-rules-"));
  execFileSync("git", ["init", "-q", root]);
  for (const file of ["biome.json", importRulesFile, ".gitignore"]) cpSync(file, join(root, file));
});
afterAll(() => rmSync(root, { recursive: true }));

/** What Biome says about `sources`, as files of a copy of the repository: a line for each finding. */
function lint(sources: Record<string, string>): string[] {
  const files = Object.entries(sources);
  for (const [file, text] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const options = ["lint", "--reporter=github", "--max-diagnostics=none"];
  const { stdout } = spawnSync(biome, options, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 27 });
  for (const [file] of files) rmSync(join(root, file));
  return stdout.split("\n");
}

/** What it says about each of many sources, at the price of one run: a second one for a path lies beside it. */
function lintEach(cases: readonly (readonly [path: string, source: string])[]): string[][] {
  const sources: Record<string, string> = {};
  const files = cases.map(([path, source], index) => {
    const file = path in sources ? path.replace(/(?=(?:\.[a-z]+)+$)/, `-${index}`) : path;
    sources[file] = source;
    return file;
  });
  const found = lint(sources);
  return files.map((file) => found.filter((line) => line.includes(`/${file},`)));
}

test("biome.imports.json is what rules.ts says (node scripts/import-rules/write.ts)", () => {
  expect(readFileSync(importRulesFile, "utf8")).toBe(biomeImportRules());
});

const cases = importRules.flatMap(({ example, bans }) =>
  bans.map((ban) => [example, ban.message, ban] as const),
);
const planted = cases.flatMap(([example, , { violations }]) =>
  violations.map((violation) => [example, violation] as const),
);
/** A static, a type, a re-exporting and a dynamic import of one specifier. */
const allForms = (from: string) => `import "${from}";
import type { A } from "${from}";
export { b } from "${from}";
export const c: A = await import("${from}");
`;

describe("each planted violation is found", () => {
  let found: string[][];
  beforeAll(() => {
    found = lintEach(planted.map(([example, violation]) => [example, allForms(violation)]));
  });
  test.each(cases)("%s: %s", (example, message, { violations }: Ban) => {
    const missed = violations.filter((violation) => {
      const index = planted.findIndex(([file, each]) => file === example && each === violation);
      return found[index]?.filter((line) => line.includes(message)).length !== 4;
    });
    expect(missed).toEqual([]);
  });
});

test("each pattern that bans something has a violation of its own", () => {
  const patterns = ({ specifiers }: Ban) => specifiers.filter((each) => !/^!|^\*\*?$/.test(each));
  const wanting = cases.filter(([, , ban]) => ban.violations.length < patterns(ban).length);
  expect(wanting.map(([example, message]) => [example, message])).toEqual([]);
});

const allowed = [
  ["contract/src/a.ts", "./errors.ts"],
  ["contract/src/a.ts", "zod/mini"],
  ["site/app/flows/login/a.tsx", "../../parts/terms/terms.tsx"],
  ["site/app/flows/login/a.tsx", "@frontdoor/contract/practice/login.ts"],
  ["site/app/flows/sign-up/practice/a.tsx", "../identity/identity.tsx"],
  ["site/app/flows/sign-up/practice/a.tsx", "../../../fields/field.tsx"],
  ["site/app/pages/a.tsx", "../content/plans.ts"],
  ["site/app/pages/patient/a.tsx", "../../content/plans.ts"],
  ["site/app/parts/terms/a.tsx", "../../ui/modal.tsx"],
  ["server/src/api/academic/login/login.service.ts", "./login.store.ts"],
  ["server/src/api/academic/login/login.service.ts", "@frontdoor/contract/academic/login.ts"],
  ["server/src/api/academic/login/login.store.ts", "kysely"],
  ["server/src/platform/mail/a.ts", "pg"],
  ["server/src/main.ts", "./api/academic/calls.ts"],
] as const;
test("what may import each other is let", () => {
  const sources = allowed.map(([path, from]) => [path, `import "${from}";`] as const);
  const found = lintEach(sources).map((lines) => lines.filter((line) => line.includes(restricted)));
  expect(found).toEqual(allowed.map(() => []));
});

const refused = [
  ["server/src/platform/mail/a.ts", "export const a = process.env.A;", "noProcessEnv"],
  ["server/src/config/config.ts", "export const a = process.env.A;", "noProcessEnv"],
  ["site/app/pages/a.tsx", 'export const a = () => fetch("/");', "noRestrictedGlobals"],
  ["site/app/pages/a.tsx", "export const a = () => new XMLHttpRequest();", "noRestrictedGlobals"],
  [
    "site/app/pages/a.tsx",
    'export const A = () => <p dangerouslySetInnerHTML={{ __html: "" }} />;',
    "noDangerouslySetInnerHtml",
  ],
  ["server/src/platform/mail/a.ts", 'console.log("a");', "noConsole"],
  ["site/app/ui/a.ts", 'import "node:fs";', "noNodejsModules"],
  ["site/app/ui/a.ts", 'export * from "./b.ts";', "noReExportAll"],
  ["server/src/platform/mail/a.ts", "export const a: any = 1;", "noExplicitAny"],
  ["server/src/platform/mail/a.ts", `${"\n".repeat(300)}"a";\n`, "LinesPerFile"],
] as const;
test("lines that belong elsewhere are refused, each by its rule", () => {
  const found = lintEach(refused.map(([path, source]) => [path, source]));
  for (const [index, [path, source, rule]] of refused.entries()) {
    expect(found[index]?.join("\n"), `${source} in ${path}`).toContain(rule);
  }
});

test("two files whose types import each other are a circle, and refused", () => {
  const [a, b] = ["server/src/identity/a.ts", "server/src/identity/b.ts"];
  const there = 'import type { B } from "./b.ts";\nexport interface A {\n  b: B;\n}\n';
  const back = 'import type { A } from "./a.ts";\nexport interface B {\n  a: A;\n}\n';
  const all = (sources: Record<string, string>) => lint(sources).join("\n");
  expect(all({ [a]: there, [b]: back })).toContain("noImportCycles");
  expect(all({ [a]: there, [b]: "export type B = string;\n" })).not.toContain("noImportCycles");
});

test("where they belong they are let", () => {
  const found = lintEach([
    ["server/src/main.ts", "export const a = process.env.A;"],
    ["site/app/client/send.ts", 'export const a = () => fetch("/");'],
    ["site/app/client/reachable.ts", 'export const a = () => fetch("/");'],
  ]);
  expect(found.join("\n")).not.toMatch(/noProcessEnv|noRestrictedGlobals/);
});
