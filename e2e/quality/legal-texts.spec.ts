import { expect } from "@playwright/test";
import { test } from "../fixtures/test.ts";
import { open } from "../fixtures/watch.ts";

for (const [fragment, name, words] of [
  ["privacy", "Privacy", "is the responsible party"],
  ["patientPracticeTerms", "Terms and Conditions", "Practices: prices and payment"],
  ["academicTerms", "Terms and Conditions", "1GB of cloud storage"],
  ["popi", "Protection of Personal Information (POPI)", "Outside South Africa (section 72)"],
] as const) {
  test(`[S2.083 S2.084 S2.085] the address /about#${fragment} shows its text, with scripts as well`, async ({
    page,
  }) => {
    await open(page, `/about#${fragment}`);
    const text = page.locator(":target");
    await expect(text.getByRole("heading", { level: 2, name, exact: true })).toBeInViewport();
    await expect(text).toContainText(words);
    await expect(text).toContainText("Draft for legal review, version");
  });
}
