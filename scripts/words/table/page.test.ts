import { expect, test } from "vitest";
import { pageOf, type Table } from "./page.ts";

const table: Table = {
  language: { name: "Afrikaans", tag: "af-ZA", state: "draft" },
  guide: "docs/languages.md",
  advice: "What to look for: names.",
  glossary: [{ english: "account", translated: "rekening" }],
  chapters: [
    {
      title: "Log in",
      pictures: [{ title: "/af/login", width: 390, height: 1000, pieces: ["data:a", "data:b"] }],
      areas: [
        {
          name: "login",
          about: "The login.",
          rows: [
            {
              place: "login › labels.username",
              english: "Hello {name} & <all>",
              translated: 'Hallo {name} & "almal"',
              marks: ["quotes"],
            },
          ],
        },
      ],
    },
  ],
};
const html = pageOf(table);

test("a text is shown as it is, its placeholders apart, the translation in its language", () => {
  expect(html).toContain('<td>Hello <b class="filled">{name}</b> &amp; &lt;all&gt;</td>');
  expect(html).toContain(
    '<span lang="af-ZA">Hallo <b class="filled">{name}</b> &amp; &quot;almal&quot;</span> <mark>straight quotes</mark>',
  );
  expect(html).toContain('data-place="login › labels.username"');
});

test("the head says how many texts there are, how many have a mark, and the state", () => {
  expect(html).toContain("<h1>Afrikaans: 1 text to read</h1>");
  expect(html).toContain(
    "nobody fluent has read it all. With a mark that asks for a second look: 1 text.",
  );
  expect(html).toContain('<td lang="af-ZA">rekening</td>');
  const reviewed = pageOf({ ...table, language: { ...table.language, state: "reviewed" } });
  expect(reviewed).toContain("Somebody fluent has read it all.");
});

test("nothing is fetched from elsewhere", () => {
  expect(html.match(/(?:src|href)="(?!data:|#)[^"]*"/g)).toEqual(['href="docs/languages.md"']);
  expect(html).not.toMatch(/@import|url\(/);
});

test("without pictures or a glossary there is no room for them", () => {
  const [chapter] = table.chapters;
  const plain = pageOf({
    ...table,
    glossary: [],
    chapters: [{ title: "Log in", areas: chapter?.areas ?? [], pictures: [] }],
  });
  expect(plain).not.toContain("<aside>");
  expect(plain).not.toContain("<details");
});
