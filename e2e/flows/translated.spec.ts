import { expect, type Page } from "@playwright/test";
import { errorArea } from "../fixtures/form.ts";
import { answer, holdBack } from "../fixtures/stubs.ts";
import { test } from "../fixtures/test.ts";
import { translate } from "../fixtures/translated.ts";
import { open, refusedRequest } from "../fixtures/watch.ts";

/** React's line for a document that is not what it rendered. */
const renderedAnew = /^page error: Minified React error #418/;

/** A login that is translated while its scripts are held back, and refused once it is sent. */
async function translatedLogin(page: Page) {
  const refusal = { status: 400, body: { message: "Words for it." } };
  const sent = await answer(page, "**/security/auth", refusal);
  const letGo = await holdBack(page, /\/assets\/.*\.js$/);
  await page.goto("/login/practice");
  await translate(page);
  return { sent, letGo };
}

test("[S2.107 S8.001] a login that the browser translates before its scripts come says what is wrong, and is sent", async ({
  page,
  watch,
}) => {
  watch.allow(refusedRequest);
  watch.allow(renderedAnew);
  const { sent, letGo } = await translatedLogin(page);
  const username = page.locator("input[name=username]");
  await page.mouse.move(9, 9);
  letGo();
  await page.locator("astro-island[answers]").first().waitFor({ state: "attached" });
  await username.fill("thandi@example.org");
  const login = page.getByRole("main").getByRole("button", { name: /Login/ });
  await login.click();
  await expect(page.locator("input[name=password]")).toHaveAttribute("aria-invalid", "true");
  await page.locator("input[name=password]").fill("quiet7-river-reed");
  await login.click();
  await expect(errorArea(page)).toHaveText("«Words for it.»");
  expect(sent).toHaveLength(1);
});

test("[S8.001] a press waits until a form that the browser has translated can be changed", async ({
  page,
  watch,
}) => {
  watch.allow(renderedAnew);
  const letGo = await holdBack(page, /\/assets\/.*\.js$/);
  const letMend = await holdBack(page, /\/assets\/translated\.[^/]*\.js$/);
  await page.goto("/login/practice");
  await translate(page);
  await page.mouse.move(9, 9);
  letGo();
  const username = page.locator("input[name=username]");
  await expect
    .poll(() => username.evaluate((field) => Object.keys(field).join()))
    .toContain("react");
  await page.getByRole("main").getByRole("button", { name: /Login/ }).click();
  expect(await page.locator("astro-island[answers]").count()).toBe(0);
  letMend();
  await expect(username).toHaveAttribute("aria-invalid", "true");
});

test("[S8.001] what is pressed in a login that the browser has translated, before its scripts come, is done once they are there", async ({
  page,
  watch,
}) => {
  watch.allow(refusedRequest);
  watch.allow(renderedAnew);
  const { sent, letGo } = await translatedLogin(page);
  const password = page.locator("input[name=password]");
  await page.locator("input[name=username]").fill("thandi@example.org");
  await password.fill("quiet7-river-reed");
  await page.locator("button[aria-controls=password]").click();
  await page.getByRole("main").getByRole("button", { name: /Login/ }).click();
  letGo();
  await expect(errorArea(page)).toHaveText("«Words for it.»");
  await expect(password).toHaveAttribute("type", "text");
  expect(sent).toHaveLength(1);
});

test("[S8.001] what is typed into a sign-up that the browser translates before its scripts come stays, and so does the focus", async ({
  page,
  watch,
}) => {
  watch.allow(renderedAnew);
  const letGo = await holdBack(page, /\/assets\/.*\.js$/);
  await page.goto("/signup/practice");
  await translate(page);
  const [first, last] = [
    page.locator("input[name=firstname]"),
    page.locator("input[name=lastname]"),
  ];
  const usesPassport = page.locator("input[value=PASSPORT]");
  await first.fill("Thandi");
  await page.locator("label", { has: usesPassport }).click();
  await last.pressSequentially("Nai");
  letGo();
  await page.locator("astro-island[answers]").first().waitFor({ state: "attached" });
  await expect(last).toBeFocused();
  await page.keyboard.type("doo");
  await expect(last).toHaveValue("Naidoo");
  await expect(first).toHaveValue("Thandi");
  await expect(usesPassport).toBeChecked();
  await expect(page.locator("input[name=passportNumber]")).toBeVisible();
});

test("[S8.001] a sign-up that is translated while it is open goes on", async ({ page }) => {
  await open(page, "/signup/practice");
  const patch = page.waitForResponse(/\/assets\/translated\./);
  await translate(page);
  await (await patch).finished();
  await page
    .getByRole("main")
    .getByRole("button", { name: /Create account/ })
    .click();
  await expect(page.getByText("«The field is required»").first()).toBeVisible();
  await page.locator("input[name=firstname]").fill("Thandi");
  await page.locator("input[name=lastname]").fill("Naidoo");
  await expect(page.getByText("«Thandi")).toHaveCount(0);
  await page.locator("label", { has: page.locator("input[value=PASSPORT]") }).click();
  await expect(page.locator("input[name=passportNumber]")).toBeVisible();
  await expect(page.locator("input[name=identityNumber]")).toHaveCount(0);
});
