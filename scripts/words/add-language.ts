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
  const edited = (file: string, edit: (text: string) => string) =>
    [file, edit(readFileSync(join(folder, file), "utf8"))] as const;
  const files = [
    ...readdirSync(join(folder, "en")).map((file) => begun(folder, file, code)),
    edited("languages.ts", (text) => registered(text, "language", code)),
    edited("server-words.ts", (text) => registered(text, "serverWords", code)),
    edited("package.json", (text) => exported(text, code)),
  ];
  mkdirSync(join(folder, code));
  for (const [file, text] of files) writeFileSync(join(folder, file), text);
}

function begun(folder: string, file: string, code: string): readonly [string, string] {
  const english = readFileSync(join(folder, "en", file), "utf8");
  const text = file === "language.ts" ? factsOf(code) : translationOf(english, file);
  return [join(code, file), text];
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
  state: "begun",
} as const;

/** What the addresses of its pages begin with. */
export const pathPrefix = "/${code}";
`;
}

/**
 * One of the files that name every language, with one more, however it is wrapped.
 * @param exportName what each language exports for it
 * @throws Error where it names them in no way that is known
 */
export function registered(
  text: string,
  exportName: "language" | "serverWords",
  code: string,
): string {
  const all = /\{\s*en((?:,\s*[a-z]{2})*),?\s*\}/;
  const firstImport = /^import /m;
  if (!all.test(text) || !firstImport.test(text)) {
    throw new Error(`The list { en, … } in which ${exportName} of ${code} belongs was not found.`);
  }
  return text
    .replace(all, `{ en$1, ${code} }`)
    .replace(
      firstImport,
      `import { ${exportName} as ${code} } from "./${code}/${fileOf[exportName]}";\nimport `,
    );
}

const fileOf = { language: "language.ts", serverWords: "server.ts" } as const;

function exported(text: string, code: string): string {
  const described = JSON.parse(text);
  const { "./*": chosen, ...others } = described.exports;
  const own = { [code]: `./${code}/*` };
  described.exports = { ...others, [`./${code}/*`]: `./${code}/*`, "./*": { ...own, ...chosen } };
  return `${JSON.stringify(described, null, 2)}\n`;
}
