import { expect } from "@playwright/test";
import { test } from "../fixtures/test.ts";
import { open } from "../fixtures/watch.ts";

const names = { terms: "Terms and Conditions", popi: "Protection of Personal Information (POPI)" };
const texts = [
  ["privacy", "Privacy", "is the responsible party"],
  [
    "patientPracticeTerms",
    `${names.terms} for Patient and Practice`,
    "Practices: prices and payment",
  ],
  ["academicTerms", `${names.terms} for Academic`, "1GB of cloud storage"],
  ["popi", names.popi, "Outside South Africa (section 72)"],
] as const;

for (const [fragment, name, words] of texts) {
  test(`[S2.083 S2.084 S2.085] the address /about#${fragment} opens its legal text and no other`, async ({
    page,
  }) => {
    await open(page, `/about#${fragment}`);
    const text = page.locator("details[open]");
    await expect(text).toHaveCount(1);
    await expect(text.getByRole("heading", { level: 3, name, exact: true })).toBeInViewport();
    await expect(text).toContainText(words);
    await expect(text.getByText("Draft for legal review.")).toBeInViewport();
  });
}

test("[S2.074] /about shows the story: the legal texts are collapsed and take less space than it", async ({
  page,
}) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, "/about");
    for (const [, , words] of texts) await expect(page.getByText(words).last()).toBeHidden();
    const heights = await page.evaluate(() =>
      [".story", ".legal-band"].map((part) => document.querySelector(part)?.clientHeight ?? 0),
    );
    expect(heights[1]).toBeGreaterThan(100);
    expect(heights[1]).toBeLessThan((heights[0] ?? 0) / 2);
  }
});

test("a click in the table of contents of a legal text shows that section, on a phone as well", async ({
  page,
}) => {
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, "/about");
    await page.locator("summary", { hasText: "Privacy" }).click();
    await page.getByRole("link", { name: "Your rights" }).click();
    await expect(page).toHaveURL(/#privacy-your-rights$/);
    await expect(page.getByRole("heading", { level: 4, name: "Your rights" })).toBeInViewport();
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(beyond).toBe(0);
  }
});

test("[S2.083 S2.084 S2.085] /about prints every legal text whole, without the tables of contents", async ({
  page,
}) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/about");
  for (const [, , words] of texts) await expect(page.getByText(words).last()).toBeVisible();
  await expect(page.getByRole("link", { name: "Your rights" })).toBeHidden();
});
