import { brand } from "@frontdoor/brand/brand.ts";
import { pathIn } from "@frontdoor/contract/languages.ts";
import { wholeLanguages } from "@frontdoor/words/languages.ts";
import { serverWords } from "@frontdoor/words/server-words.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { expect } from "@playwright/test";
import { productOrigin } from "../addresses.ts";
import { errorArea } from "../fixtures/form.ts";
import { fillPasswords, fillPracticeByName, named, sends } from "../fixtures/form-by-name.ts";
import { isWhole } from "../fixtures/looks.ts";
import { newPassword, newPerson } from "../fixtures/people.ts";
import { test } from "../fixtures/test.ts";
import { answers, open, refusedRequest } from "../fixtures/watch.ts";

const { practice } = brand.products;
const subjectFor = (subject: string) => new RegExp(RegExp.escape(subject));

test("[S7.055 S7.060] in isiZulu a professional signs up, is refused a login, recovers by the mailed link and logs in; every mail is in isiZulu", async ({
  page,
  inbox,
  watch,
}) => {
  watch.allow(refusedRequest);
  const { mails, answers } = serverWords.zu;
  const person = newPerson();
  await open(page, "/zu/signup/practice");
  await expect(page.locator("html")).toHaveAttribute("lang", "zu-ZA");
  await fillPracticeByName(page, person);
  await sends(page).click();
  await expect(page).toHaveURL(`${productOrigin}/practice`);
  const welcome = fill(mails.welcome.subject, { product: practice.fullName });
  const { html } = await inbox.waitFor(person.emailAddress, subjectFor(welcome));
  expect(html).toContain('<html lang="zu-ZA">');

  await open(page, "/zu/login/practice");
  await named(page, "username").fill(person.username);
  await named(page, "password").fill(`${person.password}x`);
  await sends(page).click();
  await expect(errorArea(page)).toContainText(answers.messages.standard.badCredentials);

  await open(page, "/zu/forgotpassword");
  await named(page, "username").fill(person.username);
  await sends(page).first().click();
  const reset = fill(mails.reset.subject, { product: practice.fullName });
  await inbox.waitFor(person.emailAddress, subjectFor(reset));
  const link = await inbox.linkFor(person.emailAddress, /\/passwordreset\/ud\//);
  expect(new URL(link).pathname).toMatch(/^\/zu\/passwordreset\/ud\//);
  const code = await inbox.codeFor(person.cellularNumber);
  expect(code).toMatch(/^\d{6}$/);

  const password = newPassword();
  await open(page, link);
  await fillPasswords(page, password);
  await sends(page).click();
  await expect(page).toHaveURL(/\/zu\/login$/);
  await named(page, "username").fill(person.username);
  await named(page, "password").fill(password);
  await sends(page).click();
  await expect(page).toHaveURL(`${productOrigin}/practice`);
});

test("a language is chosen in the footer of the login, kept for the next visit, and replaced by English", async ({
  page,
}) => {
  await open(page, "/login/practice?utm=1");
  await page.getByRole("contentinfo").getByRole("link", { name: "Afrikaans" }).click();
  await expect(page).toHaveURL(/\/af\/login\/practice\?utm=1$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "af-ZA");
  await page.goto("/practice");
  await expect(page).toHaveURL(/\/af\/practice$/);
  await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(/\/practice$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "en-ZA");
  await page.goto("/login");
  await expect(page).toHaveURL(/\/login$/);
});

test("[SEC-F10] changing the language takes the username along that was typed at a login, once, and stores no password", async ({
  page,
}) => {
  const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  await open(page, "/login/practice");
  await named(page, "username").fill("thandi");
  await named(page, "password").fill("quiet7-river-reed");
  await page.evaluate(() =>
    document.addEventListener("click", (event) => event.preventDefault(), { once: true }),
  );
  const choose = page.getByRole("contentinfo").getByRole("link", { name: "Afrikaans" });
  await choose.click();
  expect(await kept()).toContain("thandi");
  expect(await kept()).not.toContain("quiet7");
  await choose.click();
  await expect(page).toHaveURL(/\/af\/login\/practice$/);
  await expect(named(page, "username")).toHaveValue("thandi");
  await answers(page);
  await expect(named(page, "username")).toHaveValue("thandi");
  await expect(named(page, "password")).toHaveValue("");
  expect(await kept()).not.toContain("thandi");
});

test("changing the language takes the address along that was typed at forgot username", async ({
  page,
}) => {
  await open(page, "/forgotusername");
  await named(page, "emailAddress").fill("thandi@example.org");
  await page.getByRole("contentinfo").getByRole("link", { name: "Afrikaans" }).click();
  await expect(page).toHaveURL(/\/af\/forgotusername$/);
  await expect(named(page, "emailAddress")).toHaveValue("thandi@example.org");
});

test("changing the language keeps the invite of the address", async ({ page, watch }) => {
  watch.allow(refusedRequest);
  await open(page, "/signup/practice?inviteCode=nobody-has-this-code");
  await expect(page).toHaveURL(/\/signup\/practice$/);
  await page.getByRole("contentinfo").getByRole("link", { name: "isiZulu" }).click();
  await expect(page).toHaveURL(/\/zu\/signup\/practice$/);
  const kept = await page.evaluate(() => JSON.stringify(window.history.state));
  expect(kept).toContain("nobody-has-this-code");
});

test.describe("a browser that asks for isiZulu", () => {
  test.use({ locale: "zu-ZA" });

  test("is offered isiZulu in one line until a language is chosen, without a redirect", async ({
    page,
  }) => {
    await open(page, "/login");
    await expect(page).toHaveURL(/\/login$/);
    const offer = page.getByRole("link", { name: serverWords.zu.offer });
    await expect(offer).toHaveAttribute("lang", "zu-ZA");
    await page.reload();
    await expect(offer).toBeVisible();
    await page.getByRole("link", { name: serverWords.en.stay }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(offer).toHaveCount(0);
  });
});

/** Outside nightly runs the language with the longest words. */
for (const language of wholeLanguages().filter((code) => isWhole || code === "zu")) {
  test(`in ${language} the whole header fits one line at widths without a menu`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    for (const path of ["/", "/academic"]) {
      await page.goto(pathIn(language, path));
      const parts = page.locator(".header__row > :visible");
      const middles = await parts.evaluateAll((all) =>
        all.map((part) => {
          const { top, height } = part.getBoundingClientRect();
          return Math.round((top + height / 2) / 10);
        }),
      );
      expect(middles.length).toBeGreaterThan(3);
      expect(new Set(middles).size, middles.join()).toBe(1);
    }
  });
}

/** Outside nightly runs the language with the widest buttons. */
for (const language of wholeLanguages().filter((code) => isWhole || code === "af")) {
  test(`in ${language} the buttons of a phone's header stand beside its name`, async ({ page }) => {
    await page.goto(pathIn(language, "/academic"));
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 700 });
      const name = await page.locator(".header .logo").boundingBox();
      const buttons = await page.locator(".header__actions").boundingBox();
      expect(buttons?.y, String(width)).toBeLessThan((name?.y ?? 0) + 22);
      expect(name?.height).toBe(44);
    }
  });
}
