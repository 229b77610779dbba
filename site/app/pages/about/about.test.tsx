import { brand } from "@frontdoor/brand/brand.ts";
import { expect, test } from "vitest";
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

test("[S2.083 S2.084 S2.085] every legal text stands below it, each with a fragment that names it", () => {
  const texts = html.slice(html.indexOf('id="privacy"') - 9);
  expect([...texts.matchAll(/ id="(.*?)"/g)].map((match) => match[1])).toEqual([
    "privacy",
    "patientPracticeTerms",
    "academicTerms",
    "popi",
  ]);
  expect(headingsOf(texts)).toEqual([
    "Privacy",
    "Terms and Conditions",
    "Terms and Conditions",
    "Protection of Personal Information (POPI)",
  ]);
});

function headingsOf(part: string): (string | undefined)[] {
  return [...part.matchAll(/<h2>(.*?)<\/h2>/g)].map((match) => match[1]);
}
