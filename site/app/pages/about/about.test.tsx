import { brand } from "@frontdoor/brand/brand.ts";
import { expect, test } from "vitest";
import { legalTexts } from "../../content/legal/legal-texts.ts";
import { renderPage } from "../render-page.tsx";
import About from "./about.route.tsx";

const { html, text } = renderPage(About);

test("[S2.074 S2.075 S2.076 S2.077 S2.078] The story has its four sections", () => {
  expect(html).toContain("<h1>The story</h1>");
  expect(headingsOf(html).slice(0, 4)).toEqual([
    "In the beginning",
    "A good start",
    "Big brother",
    "A secure solution",
  ]);
});

test("[S1.053 S1.054 S1.055] it tells when the company was founded, by whom, and whose part it is", () => {
  expect(text).toContain("founded in 2010 by an orthopaedic surgeon");
  expect(text).toMatch(/is part of .*, a larger software group/);
});

test("only the brand says what the founder was: a rename leaves no other trade behind", () => {
  const trade = brand.founder.split(" ").at(-1) ?? "";
  expect(text.split(trade)).toHaveLength(text.split(brand.founder).length);
});

test("[S9.031 S9.032] it says that records are kept and profiles archived", () => {
  expect(text).toContain("retained for at least six years under the HPCSA guideline");
  expect(text).toContain("deleted profiles are archived, not erased");
});

test("[S2.083 S2.084 S2.085] every legal text stands below it, folded, each with a fragment that names it", () => {
  const folds = [...html.matchAll(/<details class="legal-fold">.*?<\/details>/g)].map(String);
  expect(folds.map((fold) => /<h3>(.*?)<\/h3>/.exec(fold)?.[1])).toEqual([
    "Privacy",
    "Terms and Conditions for Patient and Practice",
    "Terms and Conditions for Academic",
    "Protection of Personal Information (POPI)",
  ]);
  const fragments = folds.map((fold) => / id="(.*?)" class="legal"/.exec(fold)?.[1]);
  expect(fragments).toEqual(["privacy", "patientPracticeTerms", "academicTerms", "popi"]);
  for (const fragment of fragments) expect(html).toContain(`href="#${fragment}"`);
});

test("every legal text holds the mark of a draft, which the server shows on this machine alone (Q109)", () => {
  expect(
    html.match(/<span data-draft="" hidden=""> Draft for legal review\.<\/span>/g),
  ).toHaveLength(4);
});

test("every section of a legal text has a fragment of its own, and the contents of its text lead to it", () => {
  const sections = [...html.matchAll(/<section id="(.*?)"><h4>(.*?)<\/h4>/g)];
  const count = Object.values(legalTexts).flatMap((text) => text.sections).length;
  expect(new Set(sections.map(([, id]) => id)).size).toBe(count);
  for (const [, id, heading] of sections) expect(html).toContain(`<a href="#${id}">${heading}</a>`);
});

function headingsOf(part: string): (string | undefined)[] {
  return [...part.matchAll(/<h2>(.*?)<\/h2>/g)].map((match) => match[1]);
}
