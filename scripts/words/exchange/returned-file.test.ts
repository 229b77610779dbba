import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { returnedFrom } from "./returned-file.ts";
import { unfilled } from "./returned-notes.ts";
import type { Unit } from "./unit.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "frontdoor-returned-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const unit = (place: string, english: string, translated: string): Unit => ({
  place,
  area: place.split(".")[0] ?? "",
  english,
  translated,
  state: "translated",
  maximum: 12,
  notes: [],
});
const units = [
  unit("login.heading", "Log in", "Meld aan"),
  unit("login.submit", "Login", "Meld aan"),
  unit("story.title", `The story · \${brand.name}`, `Die storie · \${brand.name}`),
  unit("share.free", "Free", "Gratis"),
];
const known = {
  codes: ["af", "zu"] as const,
  unitsIn: () => units,
  shownIn: async () => new Map([["story.title", "Die storie · Heron"]]),
};

function returned(name: string, text: string) {
  const file = join(folder, name);
  writeFileSync(file, text);
  return returnedFrom(file, known);
}

const header = 'msgid ""\nmsgstr ""\n"Language: af\\n"\n\n';
const xliff = (version: string, attributes: string, inner = "") =>
  `<xliff version="${version}" ${attributes}>${inner}</xliff>`;

test.each([
  ["a.po", `${header}msgid "a\nmsgstr "b"\n`, /^a\.po: it cannot be read as PO: .* at line \d+/],
  ["a.po", "nonsense", /^a\.po: it is no PO file of ours: its header has no/],
  ["a.po", "", /^a\.po: it is no PO file of ours: its header has no/],
  ["a.po", 'msgid "a"\nmsgstr "b"\n', /^a\.po: it is no PO file of ours: its header has no/],
  [
    "a.po",
    header.replace("af", "xh"),
    /^a\.po: it is for "xh", and the translations are af, zu\.$/,
  ],
  ["a.xlf", "<xliff", /^a\.xlf: it cannot be read as XML, line 1: /],
  ["a.xlf", "", /^a\.xlf: it is no XLIFF: it is empty\.$/],
  ["a.xlf", "<html/>", /^a\.xlf: it is no XLIFF: it begins with another element\.$/],
  ["a.xliff", xliff("1.2", ""), /^a\.xliff: it is XLIFF 1\.2: have your tool write XLIFF 2\.0\.$/],
  ["a.xlf", xliff("2.0", 'srcLang="en"'), /^a\.xlf: it says no language: trgLang is missing\.$/],
  ["a.xlf", xliff("2.0", 'trgLang="fr"'), /^a\.xlf: it is for "fr"/],
  ["a.txt", "Hello", /^a\.txt: it holds no notes of ours/],
  ["a.docx", "PK", /^a\.docx: it ends in none of \.po, \.xlf, \.xliff and \.txt\.$/],
])("%s that says %j is refused in one clear line", async (name, text, line) => {
  const fault = await returned(name, text).catch(({ message }: Error) => message);
  expect(fault).toMatch(line);
  expect(fault).not.toContain("\n");
});

test("a file that is not there is named", async () => {
  await expect(returnedFrom(join(folder, "no.po"), known)).rejects.toThrow(/^no\.po: ENOENT/);
});

test("what other tools write into XLIFF is read: several segments, marks, code points", async () => {
  const text = xliff(
    "2.1",
    'srcLang="en" trgLang="af-ZA"',
    `<file id="f"><unit id="u" name="login.heading"><originalData><data id="d1">{name}</data></originalData>
<segment state="final"><source>Log <ph id="1" dataRef="d1"/></source><target>Meld <mrk id="m">aan</mrk> <ph id="1" dataRef="d1"/></target></segment>
<ignorable><source> </source><target> </target></ignorable>
<segment state="reviewed"><source>in</source><target><![CDATA[& ]]><cp hex="0041"/></target></segment></unit>
<unit id="v" name="login.submit"><segment state="initial"><source>Login</source></segment></unit></file>`,
  );
  expect(await returned("a.xlf", text)).toEqual({
    code: "af",
    texts: [
      {
        place: "login.heading",
        english: "Log {name} in",
        translated: "Meld aan {name} & A",
        isRead: true,
      },
    ],
  });
});

test("what a tool has indented is read as it left, as xliff of npm writes it", async () => {
  const text = xliff(
    "2.0",
    'srcLang="en-ZA" trgLang="zu-ZA"',
    `<file id="passkeys">
    <unit id="browserOn" name="passkeys.browserOn">
      <originalData><data id="d1">{browser}</data><data id="d2">{system}</data></originalData>
      <segment>
        <source>
          <ph id="1" dataRef="d1"/> on 
          <ph id="2" dataRef="d2"/>
        </source>
        <target>
          <ph id="1" dataRef="d1"/> ku-
          <ph id="2" dataRef="d2"/>
        </target>
      </segment>
    </unit>
  </file>`,
  );
  const { texts } = await returned("a.xlf", text);
  expect(texts).toMatchObject([
    { english: "{browser} on {system}", translated: "{browser} ku-{system}" },
  ]);
});

test("a reader's notes bring back what they would say, and that they read what they ticked", async () => {
  const notes = `Notes on af-ZA

login › submit
    Gaan voort

story › title
    Ons storie
    · Heron

login › none
    Iets

Not ticked: story, share
`;
  const { code, texts } = await returned("words-af.txt", notes);
  expect(code).toBe("af");
  expect(texts.map(({ place, translated }) => [place, translated])).toEqual([
    ["login.heading", "Meld aan"],
    ["login.submit", "Gaan voort"],
    ["story.title", `Ons storie · \${brand.name}`],
    ["login.none", "Iets"],
  ]);
  expect(texts.every(({ isRead }) => isRead)).toBe(true);
});

test("what the site fills in is a placeholder again, the longer value first", () => {
  const source = `\${brand.name}: \${patient.fullName} {name}`;
  expect(unfilled("{name}, Heron Patient van Heron", source, "Heron: Heron Patient {name}")).toBe(
    `{name}, \${patient.fullName} van \${brand.name}`,
  );
  expect(unfilled("Nuut", "Oud", "Oud")).toBe("Nuut");
});
