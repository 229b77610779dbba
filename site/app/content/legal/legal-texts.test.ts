import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { academicTerms } from "./academic-terms.ts";
import { kept } from "./kept.ts";
import { patientPracticeTerms } from "./patient-practice-terms.ts";
import { popi } from "./popi.ts";
import { privacy } from "./privacy.ts";
import type { LegalText } from "./titles.ts";

const wordsOf = (text: LegalText) =>
  text.sections.flatMap(({ paragraphs }) => paragraphs).join(" ");
const operations = readFileSync("docs/operations.md", "utf8").split("## Retention")[1] ?? "";
const rows = [...operations.matchAll(/^\| (.+?) \| (.*?\d.*?) \|$/gm)];

test("[SEC-H8 S9.031] the privacy text tells every time for which the server keeps something", () => {
  expect(rows.length).toBeGreaterThan(7);
  for (const [, what, time = ""] of rows) {
    const times = time.match(/\d+ (?:minutes|hours|days|months|years)|last \d+|age of \d+/g) ?? [];
    expect(times.length, what).toBeGreaterThan(0);
    for (const named of times) expect(kept.join(" "), what).toContain(named);
  }
  expect(wordsOf(privacy)).toContain(kept.join(" "));
});

test("[SEC-H11] it tells of the consent to marketing that the contact form asks for", () => {
  expect(wordsOf(privacy)).toContain(
    "To send you news about our products by email: only if you ticked",
  );
  expect(wordsOf(privacy)).toContain("Take your consent back at any time");
});

test.each([
  ["section 72", popi],
  ["section 22", popi],
  ["Information Regulator", privacy],
  ["registration number", academicTerms],
  ["registration number", patientPracticeTerms],
  ["Consumer Protection Act", academicTerms],
  ["Consumer Protection Act", patientPracticeTerms],
])("a legal text says what the law asks of it: %s", (named, text) => {
  expect(JSON.stringify(text)).toContain(named);
});
