import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { importTexts, RefusedImport } from "./import-texts.ts";
import { readTextsOf } from "./read-texts.ts";
import type { ReturnedText } from "./unit.ts";
import { openWordsFolder } from "./words-folder.fixture.ts";

let words: ReturnType<typeof openWordsFolder>;
beforeEach(() => {
  words = openWordsFolder();
});
afterEach(() => words.remove());

const returned = (place: string, translated: string, english: string | null = null) =>
  ({ place, english, translated, isRead: true }) satisfies ReturnedText;
const fine = returned("login.heading", "Kom binne");

test.each([
  [returned("login.nothing", "Niks"), "login.nothing: there is no such text."],
  [returned("nowhere.heading", "Niks"), "nowhere.heading: there is no such text."],
  [returned("login.newHere", "Nuut hier?"), "login.newHere: {signUp} is lost: Nuut hier?"],
  [
    returned("login.heading", "Meld aan, {name}"),
    "login.heading: {name} is not in the English: Meld aan, {name}",
  ],
  [
    returned("patient.hero.lead", "Sonder die naam."),
    `patient.hero.lead: \${patient.fullName} is lost: Sonder die naam.`,
  ],
  [returned("", "Iets", "Something"), "a text has no context (msgctxt): Something"],
])("%j is refused in one line, and nothing of its file is written", (text, line) => {
  const file = join(words.folder, "af/login.ts");
  const before = readFileSync(file, "utf8");
  expect(() => importTexts(words.folder, "af", [fine, text])).toThrow(new RefusedImport([line]));
  expect(readFileSync(file, "utf8")).toBe(before);
  expect(readTextsOf(words.folder, "af").size).toBe(0);
});

test("each fault has a line", () => {
  const faulty = [returned("login.newHere", "Nuut?"), returned("login.none", "x"), fine];
  try {
    importTexts(words.folder, "af", faulty);
    expect.unreachable();
  } catch (cause) {
    expect((cause as RefusedImport).faults).toHaveLength(2);
  }
});

test("a text whose English has changed since the export stays as it is, and is named", () => {
  const old = returned("login.submit", "Teken in", "Sign in");
  const { changed, outdated } = importTexts(words.folder, "af", [old, fine]);
  expect({ changed, outdated }).toEqual({
    changed: ["login.heading"],
    outdated: ["login.submit"],
  });
  expect(readFileSync(join(words.folder, "af/login.ts"), "utf8")).not.toContain("Teken in");
});
