import { writeFileSync } from "node:fs";
import type { LanguageCode } from "@frontdoor/words/languages.ts";
import { ensureSiteBuilt } from "../../prepare/site.mjs";
import { findChromium, realSurroundings } from "../../testing/chromium.ts";
import { pageOf } from "./page.ts";
import { picturesIn } from "./pictures.ts";
import { readTable } from "./read-table.ts";
import type { Picture } from "./view.ts";

/**
 * Writes the table of a language for whoever reads it, `words-af.html`, into the current folder. Without a
 * browser it has no pictures; the site is built where it is not.
 * @returns what is to be said of it, a line each
 */
export async function writeTable(code: LanguageCode): Promise<string[]> {
  const file = `words-${code}.html`;
  const chromium = await browserPath();
  const table = await readTable(code, chromium === null ? new Map() : await shown(code, chromium));
  writeFileSync(file, pageOf(table));
  const written = `${file}: open it in a browser, read it, and send the notes back.`;
  return chromium === null
    ? [written, "It has no pictures: there is no Chromium (CHROMIUM_PATH)."]
    : [written];
}

function shown(
  code: LanguageCode,
  chromium: string,
): Promise<ReadonlyMap<string, readonly Picture[]>> {
  ensureSiteBuilt();
  return picturesIn(code, chromium);
}

/** Null where there is none: to read a table nobody has to install one. */
async function browserPath(): Promise<string | null> {
  const surroundings = await realSurroundings();
  try {
    return findChromium({ ...surroundings, isRoot: false }).shell;
  } catch {
    return null;
  }
}
