import { glossary } from "@frontdoor/words/glossary/glossary.ts";
import type { Thing } from "@frontdoor/words/glossary/thing.ts";
import { firstLanguage, wholeLanguages } from "@frontdoor/words/languages.ts";
import { describe, expect, test } from "vitest";
import { catalogueFiles, textsIn } from "../catalogues.ts";
import { glossaryFaults, type Pair, productNames } from "./faults.ts";
import { termsIn } from "./terms.ts";

const translations = wholeLanguages().filter((code) => code !== firstLanguage);
async function pairsIn(code: (typeof translations)[number]): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (const file of catalogueFiles(firstLanguage)) {
    const translated = new Map((await textsIn(code, file)).map(({ name, text }) => [name, text]));
    for (const { name, text } of await textsIn(firstLanguage, file)) {
      const place = `${file.replace(/\.ts$/, "")}.${name.slice(name.indexOf(".") + 1)}`;
      pairs.push({ place, english: text, translated: translated.get(name) ?? "" });
    }
  }
  return pairs;
}

describe.each(translations)("%s", (code) => {
  test("calls one thing by one name in every text", async () => {
    expect(glossaryFaults(glossary, code, await pairsIn(code), productNames)).toEqual([]);
  });

  test("has a name for each thing, and no exception for a text that needs none", async () => {
    expect(termsIn(code)).toHaveLength(glossary.length);
    const excepted = glossary.flatMap(({ names }) => names[code]?.otherwise ?? []);
    const strict = glossary.map((thing) => {
      const { otherwise: _, ...name } = thing.names[code] ?? { term: "" };
      return { ...thing, names: { [code]: name } };
    });
    const faults = glossaryFaults(strict, code, await pairsIn(code), productNames);
    expect(new Set(faults.map((fault) => fault.split(":")[0]))).toEqual(new Set(excepted));
  });
});

const things: Thing[] = [
  {
    english: "practice",
    forms: ["practice", "practices"],
    names: { af: { term: "praktyk", forms: ["praktyk*"], never: ["kliniek*"] } },
  },
  {
    english: "practice number",
    forms: ["practice number"],
    names: { af: { term: "praktyknommer", otherwise: ["sign-up.hint"] } },
  },
];
const faultsOf = (english: string, translated: string, place = "login.text") =>
  glossaryFaults(things, "af", [{ place, english, translated }], ["Heron Practice"]);

test.each([
  ["Your practices", "Jou praktyke"],
  ["Your practice number", "Jou praktyknommer"],
  ["Heron Practice", "Heron-toep"],
  ["Hello {practice}", "Hallo {practice}"],
  ["Practice", "Practice"],
])("%j may be %j", (english, translated) => {
  expect(faultsOf(english, translated)).toEqual([]);
});

test("another word is named with its place, and what the thing is called", () => {
  expect(faultsOf("The practice", "Die kliniek")).toEqual([
    'login.text: "practice" is "praktyk", not "kliniek": Die kliniek',
  ]);
  expect(faultsOf("Go there", "Gaan na die kliniek")).toHaveLength(1);
  expect(faultsOf("The practice", "Die spreekkamer")).toEqual([
    'login.text: "practice" is "praktyk", which is missing: Die spreekkamer',
  ]);
});

test("the longer name is meant, and a text that is excepted may say it otherwise", () => {
  expect(faultsOf("Practice number", "Nommer van die praktyk")).toEqual([
    'login.text: "practice number" is "praktyknommer", which is missing: Nommer van die praktyk',
  ]);
  expect(faultsOf("Practice number", "Jou nommer", "sign-up.hint")).toEqual([]);
});
