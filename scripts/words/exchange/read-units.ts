import { readFileSync } from "node:fs";
import { join } from "node:path";
import { glossary } from "@frontdoor/words/glossary/glossary.ts";
import type { Thing } from "@frontdoor/words/glossary/thing.ts";
import { firstLanguage } from "@frontdoor/words/languages.ts";
import { productNames, thingsIn } from "../glossary/faults.ts";
import { sourceTextsOf } from "../source/catalogue-source.ts";
import { aboutOf } from "../table/about.ts";
import { anchorOf, type Chapter, chapters } from "../table/chapters.ts";
import { maximumOf } from "./maximum.ts";
import { placeholdersOf, withoutPlaceholders } from "./placeholders.ts";
import { digestOf, type ReadTexts, readTextsOf } from "./read-texts.ts";
import type { Unit, UnitState } from "./unit.ts";

/** Names that stay in English where a language has none of its own (docs/languages.md). */
const namesInLists =
  /^(?:disciplines|posts|institutions|passkeys)\.|^academic\.disciplines\.names\./;

/**
 * Every text of a language, in the order in which people come upon it.
 * @param folder where the words are
 */
export function unitsOf(folder: string, code: string): Unit[] {
  const read = readTextsOf(folder, code);
  return chapters.flatMap((chapter) =>
    chapter.areas.flatMap((area) => unitsIn(area, { folder, code, read, chapter })),
  );
}

interface Surroundings {
  folder: string;
  code: string;
  read: ReadTexts;
  chapter: Chapter;
}

function unitsIn(area: string, { folder, code, read, chapter }: Surroundings): Unit[] {
  const sourceIn = (language: string) => readFileSync(join(folder, language, `${area}.ts`), "utf8");
  const english = sourceIn(firstLanguage);
  const about = aboutOf(english);
  const own = new Map(sourceTextsOf(sourceIn(code)).map(({ name, text }) => [name, text]));
  const seen = chapter.views.map(({ address }) => `/${code}${address.replace(/^\/$/, "")}`);
  return sourceTextsOf(english).flatMap(({ name, text, comment }) => {
    if (text === null) return [];
    const place = `${area}.${name}`;
    const translated = own.get(name) ?? text;
    return {
      place,
      area,
      english: text,
      translated,
      state: stateOf(place, text, translated, read),
      maximum: maximumOf(area, text),
      notes: [
        about,
        comment,
        seenAt(chapter, seen, code),
        calledIn(code, text),
        filledIn(text),
      ].filter(Boolean),
    };
  });
}

function stateOf(place: string, english: string, translated: string, read: ReadTexts): UnitState {
  if (read.get(place) === digestOf(english, translated)) return "reviewed";
  return isUntranslated(place, english, translated) ? "initial" : "translated";
}

/** As in English, though it has words that are no name: a capital stands for one, as in "Core" or "iOS". */
function isUntranslated(place: string, english: string, translated: string): boolean {
  if (english !== translated || namesInLists.test(place)) return false;
  return (
    /(?<![\p{L}\d])\p{Ll}{2,}(?!\p{L})/u.test(withoutPlaceholders(english)) ||
    /^\p{Lu}\p{Ll}+$/u.test(english)
  );
}

function seenAt(chapter: Chapter, addresses: readonly string[], code: string): string {
  const { title } = chapter;
  const pictures = `Pictures: words-${code}.html#${anchorOf(chapter)} (npm run words -- ${code}).`;
  if (addresses.length === 0) return `${title}. ${pictures}`;
  return `${title}, seen at ${[...new Set(addresses)].join(", ")}. ${pictures}`;
}

/** Things by the English text that names them: each text is asked for in every language. */
const known = new Map<string, readonly Thing[]>();

function thingsNamedIn(english: string): readonly Thing[] {
  const things = known.get(english) ?? thingsIn(english, glossary, productNames);
  known.set(english, things);
  return things;
}

/** What the glossary calls the things that an English text names. */
function calledIn(code: string, english: string): string {
  const called = thingsNamedIn(english).flatMap((thing) => {
    const term = Object.entries(thing.names).find(([language]) => language === code)?.[1].term;
    return term === undefined ? [] : [`${thing.english}: ${term}`];
  });
  return called.length === 0 ? "" : `Glossary: ${called.join("; ")}.`;
}

function filledIn(english: string): string {
  const names = placeholdersOf(english);
  if (names.length === 0) return "";
  return `Filled in, to be kept as they are wherever your sentence wants them: ${names.join(", ")}.`;
}
