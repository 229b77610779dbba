import { readFileSync } from "node:fs";
import { join } from "node:path";
import { firstLanguage, type LanguageCode, languages } from "@frontdoor/words/languages.ts";
import { textsIn } from "../catalogues.ts";
import { termsIn } from "../glossary/terms.ts";
import { aboutOf } from "./about.ts";
import { adviceOf } from "./advice.ts";
import { chapters } from "./chapters.ts";
import type { ReadArea, Table } from "./page.ts";
import { rowsOf } from "./rows.ts";
import type { Picture } from "./view.ts";

const root = join(import.meta.dirname, "../../..");
const guide = "docs/languages.md";

/**
 * Everything that the table of a language says.
 * @param pictures by the title of their chapter
 */
export async function readTable(
  code: LanguageCode,
  pictures: ReadonlyMap<string, readonly Picture[]>,
): Promise<Table> {
  const language = languages[code];
  const read: Table["chapters"][number][] = [];
  for (const { title, areas } of chapters) {
    const readAreas: ReadArea[] = [];
    for (const area of areas) readAreas.push(await readArea(code, area));
    read.push({ title, areas: readAreas, pictures: pictures.get(title) ?? [] });
  }
  const document = readFileSync(join(root, guide), "utf8");
  const glossary = termsIn(code);
  return { language, guide, advice: adviceOf(document), glossary, chapters: read };
}

async function readArea(code: LanguageCode, area: string): Promise<ReadArea> {
  const file = `${area}.ts`;
  const rows = rowsOf(area, await textsIn(firstLanguage, file), await textsIn(code, file));
  const catalogue = readFileSync(join(root, "words", firstLanguage, file), "utf8");
  return { name: area, about: aboutOf(catalogue), rows };
}
