import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { LanguageCode } from "@frontdoor/words/languages.ts";
import { type NamedText, textsOf } from "@frontdoor/words/text/texts.ts";

const folder = join(import.meta.dirname, "../../words");
/** What holds no texts of its own. */
const others = ["language.ts", "server.ts"];

/** The files of a language's texts, in the order of their names. */
export function catalogueFiles(language: LanguageCode): string[] {
  return readdirSync(join(folder, language))
    .filter((file) => !others.includes(file))
    .sort();
}

/** Every text of one file of a language. */
export async function textsIn(language: LanguageCode, file: string): Promise<NamedText[]> {
  const module = await import(join(folder, language, file));
  return textsOf(module);
}
