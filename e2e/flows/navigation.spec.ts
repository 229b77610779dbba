import { missingPartMessage } from "@frontdoor/contract/errors.ts";
import { expect, type Page } from "@playwright/test";
import { errorArea, field, submit } from "../fixtures/form.ts";
import { cutOff } from "../fixtures/stubs.ts";
import { test } from "../fixtures/test.ts";
import { open, refusedRequest } from "../fixtures/watch.ts";

const story = (page: Page) =>
  page.getByRole("contentinfo").getByRole("link", { name: "The story" });

test("[S2.029] a reloaded page is shown from its top", async ({ page }) => {
  await open(page, "/practice");
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.reload();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("a link to a part of a page scrolls there, and Tab continues from there", async ({ page }) => {
  await open(page, "/packages");
  await page.getByRole("link", { name: "Contact us" }).click();
  await expect(page).toHaveURL(/\/practice#contact$/);
  const contact = page.locator("#contact");
  await expect(contact).toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(contact.locator(":focus")).toHaveCount(1);
});

test("the skip link leads past the header", async ({ page }) => {
  await open(page, "/login/practice");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("a link that is clicked with Control opens another tab and stays on the page", async ({
  page,
  context,
}) => {
  await open(page, "/practice");
  const opened = context.waitForEvent("page");
  await story(page).click({ modifiers: ["ControlOrMeta"] });
  await expect(await opened).toHaveURL(/\/about$/);
  await expect(page).toHaveURL(/\/practice$/);
});

test("a form whose script cannot be loaded is answered by the server and keeps what was typed", async ({
  page,
  watch,
}) => {
  watch.allow(refusedRequest);
  watch.allow(/Error hydrating/);
  await cutOff(page, /\/assets\/screens\./);
  await page.goto("/login/practice");
  await field(page, "Username").fill("thandi");
  await submit(page, "Login").click();
  await expect(errorArea(page)).toContainText("Password");
  await expect(field(page, "Username")).toHaveValue("thandi");
});

test("a dialog whose script cannot be loaded says so, and shows its text when it is opened again", async ({
  page,
  watch,
}) => {
  watch.allow(refusedRequest);
  await cutOff(page, /\/assets\/islands\./);
  await page.goto("/");
  const dialog = page.getByRole("dialog", { name: "Privacy" });
  const privacy = page.getByRole("contentinfo").getByText("Privacy", { exact: true });
  await privacy.click();
  await expect(dialog.getByText(missingPartMessage)).toBeVisible();
  await page.unrouteAll();
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await privacy.click();
  await expect(dialog.getByRole("heading", { level: 3 }).first()).toBeVisible();
  await expect(dialog.getByText(missingPartMessage)).toHaveCount(0);
});

test("[SEC-F10] a click retries a page's script that did not load, and keeps what was typed", async ({
  page,
  watch,
}) => {
  watch.allow(refusedRequest);
  watch.allow(/Error hydrating/);
  const failed = page.waitForEvent("console", (line) => line.text().includes("Error hydrating"));
  // Fails the first request and the page's own retry.
  await page.route(/\/assets\/login\.route/, (route) => route.abort());
  await page.goto("/login/practice");
  await field(page, "Username").focus();
  await failed;
  await page.unrouteAll();
  await field(page, "Username").fill("thandi");
  await submit(page, "Login").click();
  await expect(errorArea(page)).toContainText("Password");
  await expect(field(page, "Username")).toHaveValue("thandi");
});
