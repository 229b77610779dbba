import { firstLanguage, languageCodes } from "@frontdoor/words/languages.ts";
import { expect, test } from "vitest";
import { catalogueFiles } from "../catalogues.ts";
import { aboutOf } from "./about.ts";
import { chapters, mailChapter } from "./chapters.ts";
import { mailsIn } from "./mails.ts";
import { readTable } from "./read-table.ts";

test("every catalogue is in one chapter", () => {
  const areas = chapters.flatMap((chapter) => chapter.areas.map((area) => `${area}.ts`));
  expect(areas.toSorted()).toEqual(catalogueFiles(firstLanguage));
  expect(chapters.map(({ title }) => title)).toContain(mailChapter);
});

test.each(languageCodes)(
  "the table in %s has every text, each in a place of its own",
  async (code) => {
    const table = await readTable(code, new Map());
    const rows = table.chapters.flatMap(({ areas }) => areas.flatMap((area) => area.rows));
    expect(rows.length).toBeGreaterThan(900);
    expect(new Set(rows.map(({ place }) => place)).size).toBe(rows.length);
    for (const { areas } of table.chapters) {
      for (const { name, about } of areas) expect(about, name).not.toBe("");
    }
  },
);

test.each(languageCodes)("every mail that is written in %s is shown once", (code) => {
  const subjects = mailsIn(code).map(({ subject }) => subject);
  expect(subjects.length).toBeGreaterThan(10);
});

test("what an area is comes without the clauses behind it", () => {
  const catalogue = `/** Not this. */
const a = 1;
/**
 * The login (S2.088–S2.118), and
 * \`{name}\` in it.
 */
export const words = {};`;
  expect(aboutOf(catalogue)).toBe("The login, and {name} in it.");
});
