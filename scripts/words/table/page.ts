import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { LanguageState } from "@frontdoor/words/languages.ts";
import { escapeHtml } from "../../../server/src/platform/mail/mail-style.ts";
import type { Term } from "../glossary/terms.ts";
import { anchorOf } from "./chapters.ts";
import { type Mark, marks, type Row } from "./rows.ts";
import type { Picture } from "./view.ts";

export interface ReadArea {
  name: string;
  /** What it is, as its English catalogue says. */
  about: string;
  rows: readonly Row[];
}

interface ReadChapter {
  title: string;
  areas: readonly ReadArea[];
  pictures: readonly Picture[];
}

export interface Table {
  language: { name: string; tag: string; state: LanguageState };
  /** Where docs/languages.md is read. */
  guide: string;
  /** What it says to look for. */
  advice: string;
  glossary: readonly Term[];
  chapters: readonly ReadChapter[];
}

/** The table as one file that stands alone: its style, its script and its pictures are in it. */
export function pageOf(table: Table): string {
  const { name, tag } = table.language;
  return `<!doctype html>
<html lang="en-ZA">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(name)}: every text</title>
<style>
${beside("table.css")}</style>
<body data-language="${tag}">
<header>
${headOf(table)}
</header>
<main>
${table.chapters.map((chapter) => chapterOf(chapter, table)).join("\n")}
</main>
<script type="module">
${beside("notes.mjs")}</script>
</html>
`;
}

const states: Readonly<Record<LanguageState, string>> = {
  begun: "It is begun: some texts are still in English.",
  draft: "It is a draft: nobody fluent has read it all.",
  reviewed: "Somebody fluent has read it all.",
};

function headOf({ language, guide, advice, glossary, chapters }: Table): string {
  const rows = chapters.flatMap(({ areas }) => areas.flatMap((area) => area.rows));
  const marked = rows.filter((row) => row.marks.length > 0).length;
  const legend = Object.values(marks).map(({ label, why }) => `<mark>${label}</mark> ${why}`);
  return `<h1>${escapeHtml(language.name)}: ${counted(rows.length)} to read</h1>
<p>${states[language.state]} With a mark that asks for a second look: ${counted(marked)}. ${legend.join("; ")}.</p>
<ol>
<li>Read from top to bottom, with the glossary beside you and the pages as they look in ${escapeHtml(language.name)}.</li>
<li>Write into the last column what you would say instead, and tick an area when you have read it. Both stay in this browser, on this device.</li>
<li>At the end press <button type="button" id="save">Save my notes</button> and send that file, or <button type="button" id="copy">Copy my notes</button> and send what was copied; on paper, write into the column. <output id="copied"></output></li>
</ol>
<p>A word in braces, such as <b class="filled">{name}</b>, is filled in: it stays as it is, wherever your sentence wants it.</p>
<p>${escapeHtml(advice)} More is in <a href="${escapeHtml(guide)}">${escapeHtml(guide)}</a>.</p>
${glossaryTable(glossary, language)}
<nav aria-label="Contents"><ul>
${chapters.map((each) => `<li><a href="#${anchorOf(each)}">${escapeHtml(each.title)}</a></li>`).join("\n")}
</ul></nav>`;
}

function glossaryTable(glossary: readonly Term[], { name, tag }: Table["language"]): string {
  if (glossary.length === 0) return "";
  const rows = glossary.map(
    ({ english, translated }) =>
      `<tr><th scope="row">${escapeHtml(english)}</th><td lang="${tag}">${escapeHtml(translated)}</td></tr>`,
  );
  return `<details open>
<summary>Glossary</summary>
<table class="glossary">
<thead><tr><th scope="col">English</th><th scope="col">${escapeHtml(name)}</th></tr></thead>
<tbody>
${rows.join("\n")}
</tbody>
</table>
</details>`;
}

function chapterOf({ title, areas, pictures }: ReadChapter, table: Table): string {
  const shown = pictures.map((picture) => figureOf(picture, table.language.tag));
  const aside = shown.length === 0 ? "" : `<aside>\n${shown.join("\n")}\n</aside>\n`;
  return `<section class="chapter" id="${anchorOf({ title })}">
<h2>${escapeHtml(title)}</h2>
${aside}<div class="areas">
${areas.map((area) => areaOf(area, table.language)).join("\n")}
</div>
</section>`;
}

function areaOf({ name, about, rows }: ReadArea, language: Table["language"]): string {
  return `<section class="area">
<h3><label><input type="checkbox" data-area="${name}"> ${name}</label> <small>${counted(rows.length)}</small></h3>
<p>${escapeHtml(about)}</p>
<table>
<thead><tr><th scope="col">Place</th><th scope="col">English</th><th scope="col">${escapeHtml(language.name)}</th><th scope="col">What I would say instead</th></tr></thead>
<tbody>
${rows.map((row) => rowOf(row, language.tag)).join("\n")}
</tbody>
</table>
</section>`;
}

function rowOf({ place, english, translated, marks: own }: Row, tag: string): string {
  const at = escapeHtml(place);
  return `<tr><th scope="row">${at.replaceAll(/[.›]/g, "$&<wbr>")}</th><td>${withPlaceholders(english)}</td><td><span lang="${tag}">${withPlaceholders(translated)}</span> ${own.map(markOf).join(" ")}</td><td><div class="instead" contenteditable="plaintext-only" role="textbox" aria-label="Instead of ${at}" data-place="${at}" lang="${tag}"></div></td></tr>`;
}

function figureOf({ title, width, height, pieces }: Picture, tag: string): string {
  const images = pieces.map(
    (piece, at) =>
      `<img src="${piece}" alt="${at === 0 ? `How it looks: ${escapeHtml(title)}` : ""}" width="${Math.round(width)}" height="${Math.round(height / pieces.length)}">`,
  );
  return `<figure><figcaption lang="${tag}">${escapeHtml(title)}</figcaption>\n${images.join("\n")}\n</figure>`;
}

const counted = (count: number) => (count === 1 ? "1 text" : `${count} texts`);
const markOf = (mark: Mark) => `<mark>${marks[mark].label}</mark>`;
const withPlaceholders = (text: string) =>
  escapeHtml(text).replaceAll(/\{\w+\}/g, '<b class="filled">$&</b>');

function beside(file: string): string {
  return readFileSync(join(import.meta.dirname, file), "utf8");
}
