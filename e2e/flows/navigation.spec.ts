import { expect, type Page } from "@playwright/test";
import { errorArea, field, submit } from "../fixtures/form.ts";
import { holdBack } from "../fixtures/stubs.ts";
import { test } from "../fixtures/test.ts";
import { open, refusedRequest } from "../fixtures/watch.ts";

/** Leaves a mark on the document, which the next one does not have. */
const mark = (page: Page) => page.evaluate(() => Reflect.set(window, "isMarked", true));
const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, "isMarked") === true);
const story = (page: Page) =>
  page.getByRole("contentinfo").getByRole("link", { name: "The story" });

test("a link changes the page and its title within the document, and Back returns", async ({
  page,
}) => {
  await open(page, "/practice");
  const title = await page.title();
  await mark(page);
  await story(page).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page).not.toHaveTitle(title);
  await page.goBack();
  await expect(page).toHaveURL(/\/practice$/);
  await expect(page).toHaveTitle(title);
  expect(await isMarked(page)).toBe(true);
});

test("a page whose script is not to be had is opened by the browser", async ({ page, watch }) => {
  watch.allow(refusedRequest);
  await open(page, "/practice");
  await mark(page);
  await page.route(/\/assets\/about\.route-/, (route) => route.abort(), { times: 1 });
  await story(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The story");
  await expect(page).toHaveURL(/\/about$/);
  expect(await isMarked(page)).toBe(false);
});

test("a page whose script does not come in time is opened by the browser", async ({ page }) => {
  await open(page, "/practice");
  await mark(page);
  await page.route(/\/assets\/about\.route-/, () => {}, { times: 1 });
  await story(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The story");
  await expect(page).toHaveURL(/\/about$/);
  expect(await isMarked(page)).toBe(false);
});

test("a link to a part of a page scrolls to it, and Tab goes on from there", async ({ page }) => {
  await open(page, "/packages");
  await page.getByRole("link", { name: "Contact us" }).click();
  await expect(page).toHaveURL(/\/practice#contact$/);
  const contact = page.locator("#contact");
  await expect(contact).toBeFocused();
  await expect(contact).toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(contact.locator(":focus")).toHaveCount(1);
});

test("of two links pressed in a row the last one counts", async ({ page }) => {
  await open(page, "/practice");
  const letGo = await holdBack(page, /\/assets\/about\.route-/);
  await story(page).click();
  await page.getByRole("banner").getByRole("link", { name: "Login", exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  const arrived = page.waitForResponse(/\/assets\/about\.route-/);
  letGo();
  await (await arrived).finished();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Log in");
  await expect(page).toHaveURL(/\/login$/);
});

test("with Control held a link opens another tab and leaves this one", async ({
  page,
  context,
}) => {
  await open(page, "/practice");
  const opened = context.waitForEvent("page");
  await story(page).click({ modifiers: ["ControlOrMeta"] });
  await expect(await opened).toHaveURL(/\/about$/);
  await expect(page).toHaveURL(/\/practice$/);
});

test("[SEC-F10] a press asks again for a page's script that did not come, and keeps what was typed", async ({
  page,
  watch,
}) => {
  watch.allow(refusedRequest);
  watch.allow(/Failed to fetch dynamically imported module/);
  await page.route(/\/assets\/entry\.client-/, (route) => route.abort(), { times: 1 });
  const refused = page.waitForEvent("pageerror");
  await page.goto("/login/practice");
  await refused;
  await field(page, "Username").fill("thandi");
  await submit(page, "Login").click();
  await expect(errorArea(page)).toContainText("Password");
  await expect(field(page, "Username")).toHaveValue("thandi");
});
