import { pathIn } from "@frontdoor/contract/languages.ts";
import { languageCodes } from "@frontdoor/words/languages.ts";
import { expect, test } from "@playwright/test";
import { demoPeople } from "../fixtures/demo-people.ts";
import { startDevelopment } from "../fixtures/development.ts";
import { field, submit } from "../fixtures/form.ts";
import { createInbox } from "../fixtures/inbox.ts";

/** Compiling a saved source and everything that imports it takes a while. */
const compiled = { timeout: 300_000 };

test("the development server has one address for pages of every language, a login that ends at the product and the link of a mail; it shows saved changes and keeps what was typed", async ({
  browser,
  playwright,
}) => {
  test.slow();
  const development = await startDevelopment();
  const { origin, productOrigin } = development;
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  const request = await playwright.request.newContext({ baseURL: origin });
  const inbox = createInbox(request);
  const doctor = demoPeople.find(({ product }) => product === "practice") ?? demoPeople[0];
  if (doctor === undefined) throw new Error("The README names nobody who can log in.");

  try {
    for (const language of languageCodes) {
      await page.goto(pathIn(language, "/login/practice"));
      await expect(page.locator("html")).toHaveAttribute("lang", `${language}-ZA`);
      const link = page.locator("main a[href*=forgotpassword]").first();
      await expect(link).toHaveAttribute("href", pathIn(language, "/forgotpassword"));
    }

    await page.goto("/login/practice");
    await field(page, "Username").fill(doctor.username);
    await field(page, "Password").fill(doctor.password);
    await submit(page, "Login").click();
    await expect(page).toHaveURL(`${productOrigin}/practice`, compiled);

    await page.goto("/forgotpassword");
    await field(page, "Username").fill(doctor.username);
    await page.locator("main form button[type=submit]").first().click();
    const link = await inbox.linkFor(doctor.username, /\/passwordreset\//);
    expect(new URL(link).origin).toBe(origin);
    await page.goto(link);
    await expect(field(page, "New password")).toBeVisible();

    await page.goto("/login/practice");
    await field(page, "Username").fill("half a na");
    development.save("words/en/login.ts", 'heading: "Log in"', 'heading: "A word just saved"');
    await expect(page.getByRole("heading", { name: "A word just saved" })).toBeVisible(compiled);
    await expect(field(page, "Username")).toHaveValue("half a na");
    development.save("brand/src/brand.ts", 'name: "Heron"', 'name: "Bittern"');
    await expect(page).toHaveTitle(/Bittern/, compiled);
    await expect(field(page, "Username")).toHaveValue("half a na");
  } finally {
    await context.close();
    await request.dispose();
    await development.stop();
  }
});
