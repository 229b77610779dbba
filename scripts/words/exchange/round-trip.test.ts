import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { po } from "gettext-parser";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { withTexts } from "../source/catalogue-source.ts";
import { exportTexts, type Format, formats } from "./export-texts.ts";
import { importTexts } from "./import-texts.ts";
import { returnedPo } from "./po.ts";
import { unitsOf } from "./read-units.ts";
import { returnedXliff } from "./returned-xliff.ts";
import { openWordsFolder } from "./words-folder.fixture.ts";

let words: ReturnType<typeof openWordsFolder>;
beforeEach(() => {
  words = openWordsFolder();
});
afterEach(() => words.remove());

const readers = { po: returnedPo, xliff: returnedXliff };
const exported = (format: Format) => exportTexts(words.folder, "af", format).text;
const filesOf = (code: string) =>
  readdirSync(join(words.folder, code)).map((file) =>
    readFileSync(join(words.folder, code, file), "utf8"),
  );
const textAt = (place: string) =>
  unitsOf(words.folder, "af").find((unit) => unit.place === place)?.translated;

describe.each(formats)("%s", (format) => {
  test("brings every text back as it left, and writes nothing", () => {
    const before = filesOf("af");
    const { language, texts } = readers[format](exported(format));
    expect(language.slice(0, 2)).toBe("af");
    expect(texts.length).toBeGreaterThan(1500);
    const { changed, outdated, read } = importTexts(words.folder, "af", texts);
    expect({ changed, outdated, read }).toEqual({ changed: [], outdated: [], read: 0 });
    expect(filesOf("af")).toEqual(before);
  });

  test("a text that was changed stands in its catalogue, placeholders of both kinds with it", () => {
    const { texts } = readers[format](exported(format));
    const mended = new Map([
      ["login.newHere", "Is jy nuut? <{signUp}> & “meer”"],
      ["mails.reset.code", "{minutes} minute: {code}"],
      ["practice.title", `Op lêer: \${fullName} \` en \\`],
    ]);
    const returned = texts.map((text) => ({
      ...text,
      translated: mended.get(text.place) ?? text.translated,
    }));
    expect(importTexts(words.folder, "af", returned).changed.toSorted()).toEqual([
      ...mended.keys(),
    ]);
    for (const [place, text] of mended) expect(textAt(place)).toBe(text);
    const written = readFileSync(join(words.folder, "af/practice.ts"), "utf8");
    expect(written).toMatch(/title: `Op lêer: \$\{fullName\} \\` en \\\\`/);
    const again = readers[format](exported(format)).texts;
    for (const [place, text] of mended) {
      expect(again.find((each) => each.place === place)?.translated).toBe(text);
    }
  });

  test("what came back as read is read until it changes, and leaves as read again", () => {
    const { texts } = readers[format](exported(format));
    const isRead = ({ place }: { place: string }) => place.startsWith("login.");
    const returned = texts.map((text) => ({ ...text, isRead: isRead(text) }));
    const { read } = importTexts(words.folder, "af", returned);
    expect(read).toBe(texts.filter(isRead).length);
    const again = readers[format](exported(format)).texts;
    expect(again.filter((text) => text.isRead)).toHaveLength(read);

    const file = join(words.folder, "af/login.ts");
    const byHand = new Map([["heading", "Kom in"]]);
    writeFileSync(file, withTexts(readFileSync(file, "utf8"), byHand));
    const states = unitsOf(words.folder, "af").filter(({ state }) => state === "reviewed");
    expect(states).toHaveLength(read - 1);
  });
});

test("PO says of each text its place, its room, what is filled in and where its picture is", () => {
  const { translations } = po.parse(exported("po"));
  const entry = translations["login.newHere"]?.["New here? {signUp}"];
  expect(entry).toMatchObject({
    msgstr: ["Nuut hier? {signUp}"],
    comments: { reference: "words/en/login.ts", flag: "fuzzy, python-brace-format" },
  });
  const { extracted = "" } = entry?.comments ?? {};
  expect(extracted).toContain("At most 30 letters");
  expect(extracted).toContain("{signUp}");
  expect(extracted).toContain("/af/login/practice");
  expect(extracted).toContain("words-af.html#log-in");
  const { extracted: ofPassword } = translations["login.labels.password"]?.Password?.comments ?? {};
  expect(ofPassword).toContain("Glossary: password: wagwoord.");
});

test("XLIFF has a code for each placeholder, a size restriction and notes", () => {
  const [unit = ""] =
    /<unit id="newHere"[\s\S]*?<\/unit>/.exec(
      exported("xliff").slice(exported("xliff").indexOf('<file id="login"')),
    ) ?? [];
  expect(unit).toContain('name="login.newHere" slr:sizeRestriction="30"');
  expect(unit).toContain('<data id="d1">{signUp}</data>');
  expect(unit).toContain('<segment state="translated">');
  expect(unit).toContain(
    '<target>Nuut hier? <ph id="1" dataRef="d1" disp="{signUp}" canDelete="no"/></target>',
  );
  expect(unit).toContain("words-af.html#log-in");
});
