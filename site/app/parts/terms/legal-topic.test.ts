import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { academicTerms } from "../../content/legal/academic-terms.ts";
import { patientPracticeTerms } from "../../content/legal/patient-practice-terms.ts";
import { popi } from "../../content/legal/popi.ts";
import { privacy } from "../../content/legal/privacy.ts";
import LegalText from "./legal-text.tsx";
import { termsFor } from "./legal-topic.ts";

test("[S2.086] the academic context has the academic terms", () => {
  expect(termsFor("academic")).toBe("academicTerms");
  expect(academicTerms.standing).toContain("Heron Academic");
});

test.each(["patient", "practice", ""] as const)(
  "[S2.087] context '%s' has the terms for patients and practices",
  (context) => expect(termsFor(context)).toBe("patientPracticeTerms"),
);

test("[S9.031 S9.032] the privacy text says how long records are kept, and that profiles are archived", () => {
  const html = renderToStaticMarkup(createElement(LegalText, { name: "privacy" }));
  expect(html).toContain("at least six years");
  expect(html).toContain("archived, not erased");
});

test.each([
  ["privacy", privacy],
  ["popi", popi],
  ["academic terms", academicTerms],
  ["patient and practice terms", patientPracticeTerms],
])("the %s have a version with its date, and are marked as a draft (Q109)", (_, text) => {
  expect(text.standing).toMatch(/Version \d+, \d+ \w+ \d{4}\.$/);
  expect(text.sections.length).toBeGreaterThan(8);
});
