import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { academicTerms } from "../../content/legal/academic-terms.ts";
import { patientPracticeTerms } from "../../content/legal/patient-practice-terms.ts";
import { popi } from "../../content/legal/popi.ts";
import { privacy } from "../../content/legal/privacy.ts";
import { termsFor } from "./legal-modal.tsx";
import { LegalDocument } from "./legal-text.tsx";

test("[S2.086] the academic context has the academic terms", () => {
  expect(termsFor("academic")).toBe("academicTerms");
  expect(academicTerms.standing).toContain("Heron Academic");
});

test.each(["patient", "practice", ""] as const)(
  "[S2.087] context '%s' has the terms for patients and practices",
  (context) => expect(termsFor(context)).toBe("patientPracticeTerms"),
);

test("[S9.031 S9.032] the privacy text says how long records are kept, and that profiles are archived", () => {
  const html = renderToStaticMarkup(createElement(LegalDocument, { text: privacy }));
  expect(html).toContain("at least six years");
  expect(html).toContain("archived, not erased");
});

test.each([
  ["privacy", privacy],
  ["popi", popi],
  ["academic terms", academicTerms],
  ["patient and practice terms", patientPracticeTerms],
])("the %s call themselves a draft for legal review (Q109)", (_, text) => {
  expect(text.standing).toMatch(/draft and awaits legal review/);
  expect(text.sections.length).toBeGreaterThan(3);
});
