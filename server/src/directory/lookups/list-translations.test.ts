import { firstLanguage, languageCodes } from "@frontdoor/words/languages.ts";
import { serverWords } from "@frontdoor/words/server-words.ts";
import { textsOf } from "@frontdoor/words/text/texts.ts";
import { expect, test } from "vitest";
import { readLookupFiles } from "../seed/seed-lookups.ts";
import { translatedList, withTranslation } from "./offered-lists.ts";

const seeded = readLookupFiles();
const entry = (name: string) => ({ id: "1", name, active: true });

test("a name with an official translation has it beside the name, and any other is as it was given", () => {
  const anaesthetics = entry("Anaesthetics");
  const own = entry("Anaesthetics in Rural Hospitals");
  expect(withTranslation("af", anaesthetics)).toEqual({
    ...anaesthetics,
    translation: "Anestesiologie",
  });
  expect(withTranslation("af", own)).toBe(own);
  expect(withTranslation("zu", anaesthetics)).toBe(anaesthetics);
});

test("in English every list that we begin with stays as it is", () => {
  expect(translatedList("en", seeded)).toEqual(seeded);
  for (const list of new Set(seeded.map((row) => row.list))) {
    const rows = seeded.filter((row) => row.list === list);
    expect(translatedList("en", rows)).toEqual(rows);
  }
});

test("a list in the order of its names stays in order as it is shown, and another keeps its own", () => {
  const shown = (...names: string[]) =>
    translatedList("af", names.map(entry)).map(({ translation, name }) => translation ?? name);
  expect(shown("Dentistry", "Physiotherapy", "Psychology")).toEqual([
    "Fisioterapie",
    "Sielkunde",
    "Tandheelkunde",
  ]);
  expect(shown("Psychology", "Dentistry")).toEqual(["Sielkunde", "Tandheelkunde"]);
});

test("every name of the catalogues is one of a list that we begin with", () => {
  const names = new Set(seeded.map(({ name }) => name));
  const unknown = textsOf(serverWords[firstLanguage].lists).filter(({ text }) => !names.has(text));
  expect(unknown).toEqual([]);
});

test.each(languageCodes)("in %s no two entries beside each other are shown alike", (language) => {
  for (const rows of Object.values(Object.groupBy(seeded, besideOf))) {
    const shown = translatedList(language, rows ?? []).map((row) => row.translation ?? row.name);
    expect(shown.filter((name, at) => shown.indexOf(name) !== at)).toEqual([]);
  }
});

const besideOf = ({ list, parent_id }: (typeof seeded)[number]) => `${list} ${parent_id}`;
