import { firstLanguage, languageCodes, languages, stateOf } from "@frontdoor/words/languages.ts";
import { describe, expect, test } from "vitest";
import { catalogueFiles, textsIn } from "./catalogues.ts";

const others = languageCodes.filter((code) => code !== firstLanguage);
const placeholdersOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();

test("a language's facts are those of its folder", () => {
  for (const code of languageCodes) expect(languages[code].code).toBe(code);
});

describe.each(others)("%s", (code) => {
  test.each(catalogueFiles(firstLanguage))(
    "%s has the names and the placeholders of the English, and no others",
    async (file) => {
      const shape = async (language: typeof code | typeof firstLanguage) =>
        (await textsIn(language, file)).map(({ name, text }) => [name, placeholdersOf(text)]);
      expect(await shape(code)).toEqual(await shape(firstLanguage));
    },
  );

  test("has no file that English has not", () => {
    expect(catalogueFiles(code)).toEqual(catalogueFiles(firstLanguage));
  });

  test.skipIf(stateOf(code) === "begun")("leaves no sentence in English", async () => {
    const left: string[] = [];
    // An institution without a name of its own in the language keeps its English one.
    for (const file of catalogueFiles(firstLanguage).filter((each) => each !== "institutions.ts")) {
      const english = await textsIn(firstLanguage, file);
      const translated = await textsIn(code, file);
      for (const [at, { name, text }] of english.entries()) {
        const isSentence = /[a-z]{2,} [a-z]{2,} [a-z]{2,}/.test(text);
        if (isSentence && translated[at]?.text === text) left.push(`${file} ${name}: ${text}`);
      }
    }
    expect(left).toEqual([]);
  });

  test("empties no text", async () => {
    for (const file of catalogueFiles(firstLanguage)) {
      for (const { text } of await textsIn(code, file)) expect(text.trim()).not.toBe("");
    }
  });
});
