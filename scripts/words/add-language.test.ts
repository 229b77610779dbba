import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { addLanguage, registered, translationOf } from "./add-language.ts";

const words = join(import.meta.dirname, "../../words");
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "frontdoor-words-"));
  const kept = ["en", "languages.ts", "server-words.ts", "package.json"];
  for (const name of kept) cpSync(join(words, name), join(folder, name), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));
const read = (file: string) => readFileSync(join(folder, file), "utf8");

test("a language begins with every English catalogue, typed as its translation", () => {
  addLanguage(folder, "qq");
  expect(readdirSync(join(folder, "qq"))).toEqual(readdirSync(join(folder, "en")));
  expect(read("qq/login.ts")).toContain(
    'export const loginWords: Translation<typeof english> = {\n  heading: "Log in",',
  );
  for (const file of readdirSync(join(folder, "qq"))) {
    if (file === "language.ts") continue;
    expect(read(`qq/${file}`), file).toContain(": Translation<typeof english> = {");
    expect(read(`qq/${file}`), file).not.toContain("as const");
  }
});

test("it is begun, with a name and addresses of its own, and is named where every language is", () => {
  addLanguage(folder, "qq");
  expect(read("qq/language.ts")).toContain('code: "qq"');
  expect(read("qq/language.ts")).toContain('state: "begun"');
  expect(read("qq/language.ts")).toContain('pathPrefix = "/qq"');
  expect(read("languages.ts")).toContain('import { language as qq } from "./qq/language.ts";');
  expect(read("languages.ts")).toMatch(/languages = \{ en[^}]*, qq \}/);
  expect(read("server-words.ts")).toContain('import { serverWords as qq } from "./qq/server.ts";');
  expect(read("server-words.ts")).toMatch(/\(\{ en[^}]*, qq \}\)/);
  const { exports } = JSON.parse(read("package.json"));
  expect(exports["./qq/*"]).toBe("./qq/*");
  expect(exports["./*"].qq).toBe("./qq/*");
  expect(Object.keys(exports["./*"]).at(-1)).toBe("default");
});

test.each(["en", "xhosa", "XH", "x", "../xh", ""])("%j begins nothing", (code) => {
  const before = read("languages.ts");
  expect(() => addLanguage(folder, code)).toThrow(code === "en" ? "already" : "by its code");
  expect(read("languages.ts")).toBe(before);
});

test.each([
  'import { language as en } from "./en/language.ts";\nexport const languages = { en } as const;',
  'import {\n  language as en,\n} from "./en/language.ts";\nexport const languages = {\n  en,\n  zu,\n} as const;',
])("the list of languages may be wrapped: %j", (text) => {
  const edited = registered(text, "language", "xh");
  expect(edited).toMatch(/^import \{ language as xh \} from ".\/xh\/language.ts";\nimport \{/);
  expect(edited).toMatch(/\{ en(?:,\s*zu)?, xh \} as const;$/);
});

test("where there is no such list nothing is written", () => {
  expect(() => registered("export const languages = [];", "language", "xh")).toThrow("not found");
});

test("a catalogue keeps what it imports", () => {
  const english = `import {
  brand,
} from "@frontdoor/brand/brand.ts";

/** The login. */
export const loginWords = { to: brand.name } as const;
`;
  expect(translationOf(english, "login.ts")).toBe(`import {
  brand,
} from "@frontdoor/brand/brand.ts";
import type { loginWords as english } from "../en/login.ts";
import type { Translation } from "../text/translation.ts";

/** The login. */
export const loginWords: Translation<typeof english> = { to: brand.name };
`);
  expect(() => translationOf("export {};", "login.ts")).toThrow("login.ts exports no catalogue");
});
