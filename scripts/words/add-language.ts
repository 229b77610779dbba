import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

/**
 * Begins a language: a folder with every English catalogue, typed as its translation, and the lines that name
 * the language. What is left to do is to write other words into that folder.
 * @param folder where the words are
 * @param code of two letters (ISO 639-1), such as `xh`
 * @throws Error where it is no code, or where there is such a language
 */
export function addLanguage(folder: string, code: string): void {
  if (!/^[a-z]{2}$/.test(code)) throw new Error("Name the language by its code, such as xh.");
  if (existsSync(join(folder, code))) throw new Error(`There is a language ${code} already.`);
  mkdirSync(join(folder, code));
  for (const file of readdirSync(join(folder, "en"))) {
    const english = readFileSync(join(folder, "en", file), "utf8");
    const text = file === "language.ts" ? factsOf(code) : translationOf(english, file);
    writeFileSync(join(folder, code, file), text);
  }
  edit(join(folder, "languages.ts"), (text) => registered(text, "language", code));
  edit(join(folder, "server-words.ts"), (text) => registered(text, "serverWords", code));
  edit(join(folder, "package.json"), (text) => exported(text, code));
}

/** An English catalogue as the beginning of its translation, which fails to compile where one lacks a text. */
export function translationOf(english: string, file: string): string {
  const name = /export const (\w+) = \{/.exec(english)?.[1];
  if (name === undefined) throw new Error(`${basename(file)} exports no catalogue.`);
  const types = [
    `import type { ${name} as english } from "../en/${basename(file)}";`,
    'import type { Translation } from "../text/translation.ts";',
  ];
  const lines = english.split("\n");
  const lastImport = lines.findLastIndex((line) => /^(?:import|\} from) /.test(line));
  const [head, rest] = [lines.slice(0, lastImport + 1), lines.slice(lastImport + 1)];
  return [...head, ...types, ...(head.length === 0 ? [""] : []), ...rest]
    .join("\n")
    .replace(`export const ${name} = {`, `export const ${name}: Translation<typeof english> = {`)
    .replace(/\} as const;\n$/, "};\n");
}

function factsOf(code: string): string {
  const name = new Intl.DisplayNames(code, { type: "language" }).of(code) ?? code;
  return `/** The language of these catalogues. */
export const language = {
  code: "${code}",
  name: "${name}",
  tag: "${code}-ZA",
  state: "draft",
} as const;

/** What the addresses of its pages begin with. */
export const pathPrefix = "/${code}";
`;
}

/** One of the files that name every language, with one more. */
function registered(text: string, exportName: string, code: string): string {
  return text
    .replace(
      "import {",
      `import { ${exportName} as ${code} } from "./${code}/${fileOf(exportName)}";\nimport {`,
    )
    .replace(/\{ en((?:, [a-z]{2})*) \}/, `{ en$1, ${code} }`);
}

const fileOf = (exportName: string) => (exportName === "language" ? "language.ts" : "server.ts");

function exported(text: string, code: string): string {
  const described = JSON.parse(text);
  const { "./*": chosen, ...others } = described.exports;
  const own = { [code]: `./${code}/*` };
  described.exports = { ...others, [`./${code}/*`]: `./${code}/*`, "./*": { ...own, ...chosen } };
  return `${JSON.stringify(described, null, 2)}\n`;
}

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, "utf8")));
}
