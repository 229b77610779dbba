import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { firstLanguage, languageCodes, languages } from "@frontdoor/words/languages.ts";
import { addLanguage } from "./add-language.ts";
import { catalogueFiles, textsIn } from "./catalogues.ts";
import { exportTexts, formats } from "./exchange/export-texts.ts";
import { importTexts } from "./exchange/import-texts.ts";
import { unitsOf } from "./exchange/read-units.ts";
import { returnedFrom } from "./exchange/returned-file.ts";
import { type Command, helpOf, helpText, overview } from "./help.ts";
import { statusLines, statusOf, tableOf } from "./status/status.ts";
import { writeTable } from "./table/write-table.ts";

const folder = join(import.meta.dirname, "../../words");
const translations = languageCodes.filter((code) => code !== firstLanguage);
type Translation = (typeof translations)[number];

/**
 * One command of `npm run words`.
 * @param words as they were typed after `npm run words --`
 * @returns what is to be said of it, a line each
 * @throws Error whose message says what is wrong and what to do
 */
export async function run(words: readonly string[]): Promise<string[]> {
  const [command = "--help", ...rest] = words.filter((word) => word !== "--help");
  if (words.includes("--help") || command === "--help") return [helpFor(command)];
  const language = translations.find((code) => code === command);
  if (language !== undefined) return writeTable(language);
  if (!isCommand(command)) {
    throw new Error(
      `There is no command and no translation "${command}".\n\n${overview(translations)}`,
    );
  }
  return commands[command](...rest);
}

const isCommand = (word: string): word is keyof typeof commands => Object.hasOwn(commands, word);

function helpFor(command: string): string {
  if (translations.some((code) => code === command)) return helpText("read");
  return Object.hasOwn(helpOf, command) ? helpText(command as Command) : overview(translations);
}

const commands = {
  add(code = ""): string[] {
    addLanguage(folder, code);
    format();
    return [`words/${code} holds the English words: npm run words -- export ${code}`];
  },

  export(code = "", format = "po"): string[] {
    const known = formats.find((each) => each === format);
    if (known === undefined) throw new Error(`"${format}" is none of ${formats.join(", ")}.`);
    const { name, text, count } = exportTexts(folder, translationOf(code), known);
    writeFileSync(name, text);
    return [`${name}: ${count} texts. It comes back with npm run words -- import ${name}`];
  },

  async import(file = ""): Promise<string[]> {
    if (file === "") throw new Error("Name the file: npm run words -- import words-af.po");
    const unitsIn = (code: Translation) => unitsOf(folder, code);
    const returned = await returnedFrom(file, { codes: translations, unitsIn, shownIn });
    const { changed, outdated, read, all } = importTexts(folder, returned.code, returned.texts);
    format();
    return [
      ...changed.map((place) => `changed: ${place}`),
      ...outdated.map((place) => `left as it is, since its English has changed: ${place}`),
      `${changed.length} of ${returned.texts.length} texts changed; ${read} of ${all} are read.`,
    ];
  },

  status(code = ""): string[] {
    if (code === "") {
      return tableOf(translations.map((each) => statusOf(titleOf(each), unitsOf(folder, each))));
    }
    const language = translationOf(code);
    return statusLines(titleOf(language), unitsOf(folder, language));
  },
};

function translationOf(code: string): Translation {
  const found = translations.find((each) => each === code);
  if (found !== undefined) return found;
  const named = code === "" ? "Name the language" : `There is no translation ${code}`;
  throw new Error(`${named}: ${translations.join(", ")}.`);
}

const titleOf = (code: Translation) => `${languages[code].name} (${languages[code].state})`;

/** Every text as the table shows it, with what the site fills in when it is built. */
async function shownIn(code: Translation): Promise<ReadonlyMap<string, string>> {
  const shown = new Map<string, string>();
  for (const file of catalogueFiles(firstLanguage)) {
    for (const { name, text } of await textsIn(code, file)) {
      shown.set(`${file.replace(/\.ts$/, "")}.${name.slice(name.indexOf(".") + 1)}`, text);
    }
  }
  return shown;
}

function format(): void {
  spawnSync("biome", ["check", "--write", folder], { stdio: "ignore" });
}
