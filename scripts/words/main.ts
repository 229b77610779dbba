import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { firstLanguage, languageCodes } from "@frontdoor/words/languages.ts";
import { addLanguage } from "./add-language.ts";
import { writeTable } from "./table/write-table.ts";

/** `npm run words`: begins a language, or writes the table of one for whoever reads it. */
const translations = languageCodes.filter((code) => code !== firstLanguage);
const usage = `npm run words -- add xh   begins a language: words/xh, with the English words
${translations
  .map((code) => `npm run words -- ${code}       writes words-${code}.html: every text, to be read`)
  .join("\n")}`;

const [command, code = ""] = process.argv.slice(2);
const translation = translations.find((each) => each === command);
try {
  if (command === undefined) console.log(usage);
  else if (command === "add") add(code);
  else if (translation !== undefined) console.log((await writeTable(translation)).join("\n"));
  else throw new Error(`There is no translation ${command}: ${translations.join(", ")}.`);
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
}

function add(code: string): void {
  const folder = join(import.meta.dirname, "../../words");
  addLanguage(folder, code);
  spawnSync("biome", ["check", "--write", folder], { stdio: "inherit" });
  console.log(`words/${code} holds the English words: write ${code} in their place.`);
}
