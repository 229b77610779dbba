import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Which texts somebody fluent has read: the place of each, with a digest of what was read. */
export type ReadTexts = ReadonlyMap<string, string>;

const fileOf = (folder: string, code: string) => join(folder, "read", `${code}.json`);

/** What is kept of a language, `words/read/af.json`; nothing where there is no such file. */
export function readTextsOf(folder: string, code: string): ReadTexts {
  const file = fileOf(folder, code);
  if (!existsSync(file)) return new Map();
  return new Map(Object.entries<string>(JSON.parse(readFileSync(file, "utf8"))));
}

/** Keeps them in the order of their places, so that a change is a line; where nothing was read there is no file. */
export function keepReadTexts(folder: string, code: string, texts: ReadTexts): void {
  const file = fileOf(folder, code);
  if (texts.size === 0 && !existsSync(file)) return;
  mkdirSync(dirname(file), { recursive: true });
  const sorted = [...texts].toSorted(([one], [other]) => one.localeCompare(other, "en"));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/** Stands for a text and its English: when either changes, the text is unread again. */
export function digestOf(english: string, translated: string): string {
  return createHash("sha256").update(`${english}\n${translated}`).digest("hex").slice(0, 12);
}
