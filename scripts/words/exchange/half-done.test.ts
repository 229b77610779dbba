import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { addLanguage } from "../add-language.ts";
import { statusOf } from "../status/status.ts";
import { importTexts } from "./import-texts.ts";
import { poOf, returnedPo } from "./po.ts";
import { unitsOf } from "./read-units.ts";
import { openWordsFolder } from "./words-folder.fixture.ts";

let words: ReturnType<typeof openWordsFolder>;
beforeEach(() => {
  words = openWordsFolder();
  addLanguage(words.folder, "qq");
});
afterEach(() => words.remove());

const statusNow = () => statusOf("qq", unitsOf(words.folder, "qq"));
const returned = () => returnedPo(poOf(unitsOf(words.folder, "qq"), "qq_ZA")).texts;

/** Every second text that is still in English, in other words. */
function translateHalf() {
  const open = unitsOf(words.folder, "qq").filter(({ state }) => state === "initial");
  const half = open.filter((_, at) => at % 2 === 0);
  importTexts(
    words.folder,
    "qq",
    half.map(({ place, english }) => {
      return { place, english, translated: `${english} qq`, isRead: true };
    }),
  );
  return { open: open.length, half: half.length };
}

test("a language that was begun is untranslated; an export of it has empty texts, which come back as they left", () => {
  const { texts, untranslated, unread } = statusNow();
  expect(untranslated).toBeGreaterThan(texts * 0.8);
  expect(unread).toBe(texts);
  expect(returned()).toHaveLength(texts - untranslated);
  expect(importTexts(words.folder, "qq", returned()).changed).toEqual([]);
});

test("half of it done, status counts the other half, and the next export asks for that alone", () => {
  const { open, half } = translateHalf();
  const { texts, untranslated, unread } = statusNow();
  expect(untranslated).toBe(open - half);
  expect(unread).toBe(texts - half);
  expect(returned()).toHaveLength(texts - untranslated);
});

test("a language that is half done is offered only where it is named, and search engines are not told of it", async () => {
  translateHalf();
  const { languageCodes, wholeLanguages, reviewedLanguages } = await import(
    join(words.folder, "languages.ts")
  );
  expect(languageCodes).toContain("qq");
  expect(wholeLanguages()).toContain("af");
  expect(wholeLanguages()).not.toContain("qq");
  expect(reviewedLanguages(languageCodes)).toContain("en");
  expect(reviewedLanguages(languageCodes)).not.toContain("qq");
});
