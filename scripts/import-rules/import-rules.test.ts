import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { importRules } from "./rules.ts";
import { biomeImportRules, importRulesFile } from "./write.ts";

const biome = join(process.cwd(), "node_modules/.bin/biome");
let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "import-rules-"));
  execFileSync("git", ["init", "-q", root]);
  for (const file of ["biome.json", importRulesFile, ".gitignore"]) cpSync(file, join(root, file));
});
afterAll(() => rmSync(root, { recursive: true }));

/** What Biome says about `source` as the file `path` of a copy of the repository, beside `others`. */
function lint(path: string, source: string, others: Record<string, string> = {}): string {
  const files = Object.entries({ ...others, [path]: source });
  for (const [file, text] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const { stdout } = spawnSync(biome, ["lint", "--reporter=github", path], {
    cwd: root,
    encoding: "utf8",
  });
  for (const [file] of files) rmSync(join(root, file));
  return stdout;
}

test("biome.imports.json is what rules.ts says (node scripts/import-rules/write.ts)", () => {
  expect(readFileSync(importRulesFile, "utf8")).toBe(biomeImportRules());
});

const cases = importRules.flatMap(({ example, bans }) =>
  bans.map((ban) => [example, ban.violation, ban.message] as const),
);
/** A static, a type, a re-exporting and a dynamic import of one specifier. */
const allForms = (from: string) => `import "${from}";
import type { A } from "${from}";
export { b } from "${from}";
export const c: A = await import("${from}");
`;

test.each(cases)("%s must not import %s", (example, violation, message) => {
  expect(lint(example, allForms(violation)).split(message)).toHaveLength(5);
});

test.each([
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
])("%s may import %s", (example, specifier) => {
  expect(lint(example, `import "${specifier}";`)).not.toContain("noRestrictedImports");
});

test.each([
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
])("in %s a line such as %j is refused by %s", (path, source, rule) => {
  expect(lint(path, source)).toContain(rule);
});

test("two files whose types import each other are a circle, and refused", () => {
  const [a, b] = ["server/src/identity/a.ts", "server/src/identity/b.ts"];
  const there = 'import type { B } from "./b.ts";\nexport interface A {\n  b: B;\n}\n';
  const back = 'import type { A } from "./a.ts";\nexport interface B {\n  a: A;\n}\n';
  expect(lint(a, there, { [b]: back })).toContain("noImportCycles");
  expect(lint(a, there, { [b]: "export type B = string;\n" })).not.toContain("noImportCycles");
});

test.each([
  ["server/src/main.ts", "export const a = process.env.A;", "noProcessEnv"],
  ["site/app/client/send.ts", 'export const a = () => fetch("/");', "noRestrictedGlobals"],
  ["site/app/client/reachable.ts", 'export const a = () => fetch("/");', "noRestrictedGlobals"],
])("%s may write %j", (path, source, rule) => {
  expect(lint(path, source)).not.toContain(rule);
});
