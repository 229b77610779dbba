import { kioskLink, practiceSearch, practices } from "@frontdoor/contract/test/practices.ts";
import { expect, type Locator, type Page } from "@playwright/test";
import { productOrigin, siteOrigin } from "../addresses.ts";
import { carryOn, chooseFirst } from "../fixtures/find-doctor.ts";
import { field, submit } from "../fixtures/form.ts";
import { isWhole } from "../fixtures/looks.ts";
import { answer, holdBack } from "../fixtures/stubs.ts";
import { test } from "../fixtures/test.ts";
import { open } from "../fixtures/watch.ts";

const auth = "/api/practice/security/auth";
const success = { status: 200, body: { location: "/about" } };

/**
 * Follows a link to a page whose response is held back; the returned function releases it. Uses the keyboard, because a
 * pointer would prefetch the page, which cannot be held back.
 */
async function followSlowly(page: Page, link: Locator, path: string): Promise<() => void> {
  const letGo = await holdBack(page, new RegExp(`${path}$`));
  await link.focus();
  await page.keyboard.press("Enter", { delay: 0 });
  return letGo;
}

/** Resolves when the page has aborted the request, so that no response to it can arrive any more. */
function whenGivenUp(page: Page, call: string) {
  return page.waitForEvent(
    "requestfailed",
    (request) =>
      new URL(request.url()).pathname === call &&
      request.failure()?.errorText === "net::ERR_ABORTED",
  );
}

async function pressLogin(page: Page): Promise<void> {
  await open(page, "/login/practice");
  await field(page, "Username").fill("nomvula");
  await field(page, "Password").fill("whatever1");
  const sent = page.waitForRequest(`**${auth}`);
  await submit(page, "Login").click();
  await sent;
}

/**
 * Reports the state of the page 500 ms after it began to unload. The page sends it by itself, because a call from
 * Playwright would wait for the next page.
 */
async function tellStanding(page: Page): Promise<{ told: Promise<unknown> }> {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  await page.exposeFunction("tellStanding", resolve);
  await page.evaluate(() => {
    const count = (selector: string) => document.querySelectorAll(selector).length;
    window.addEventListener("beforeunload", () => {
      setTimeout(
        () =>
          Reflect.get(
            window,
            "tellStanding",
          )({ busy: count("main [aria-busy=true]"), alerts: count("main [role=alert] *") }),
        500,
      );
    });
  });
  return { told: promise };
}

async function rememberedProduct(page: Page) {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === "login-context")?.value;
}

test('[S2.117 S2.112] a successful login response that arrives after "Trouble signing in?" was followed changes nothing, even while the next page is slow', async ({
  page,
}) => {
  await answer(page, auth, success);
  const letGo = await holdBack(page, auth);
  await pressLogin(page);
  const givenUp = whenGivenUp(page, auth);
  const standing = await tellStanding(page);
  const link = page.getByRole("link", { name: /^Trouble signing in/ });
  const showNext = await followSlowly(page, link, "/forgotpassword");
  await givenUp;
  letGo();
  expect(await standing.told).toEqual({ busy: 0, alerts: 0 });
  showNext();
  await expect(page).toHaveURL(`${siteOrigin}/forgotpassword`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Forgot password");
  expect(await rememberedProduct(page)).toBeUndefined();
});

test("[S2.056] a kiosk link that arrives after going back does not redirect", async ({ page }) => {
  await answer(page, practiceSearch, { status: 200, body: practices });
  await answer(page, kioskLink, { status: 200, body: { url: `${productOrigin}/kiosk/7` } });
  const letGo = await holdBack(page, kioskLink);
  await open(page, "/about");
  await page.getByRole("banner").getByRole("link", { name: "Patient", exact: true }).click();
  await page.getByRole("button", { name: "Search for your doctor" }).first().click();
  await chooseFirst(page);
  const sent = page.waitForRequest(`**${kioskLink}`);
  await carryOn(page).click();
  await sent;
  const givenUp = whenGivenUp(page, kioskLink);
  await page.goBack({ waitUntil: "commit" });
  await givenUp;
  letGo();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The story");
  await expect(page).toHaveURL(`${siteOrigin}/about`);
});

// By day the two tests above have each half of it.
if (isWhole) {
  test("[S2.112] a successful login response that arrives after going back does not redirect", async ({
    page,
  }) => {
    await answer(page, auth, success);
    const letGo = await holdBack(page, auth);
    await open(page, "/practice");
    await page.getByRole("banner").getByRole("link", { name: "Login", exact: true }).click();
    await expect(page).toHaveURL(`${siteOrigin}/login`);
    await field(page, "Username").fill("nomvula");
    await field(page, "Password").fill("whatever1");
    const sent = page.waitForRequest(`**${auth}`);
    await submit(page, "Login").click();
    await sent;
    const givenUp = whenGivenUp(page, auth);
    await page.goBack({ waitUntil: "commit" });
    await givenUp;
    letGo();
    await expect(page).toHaveURL(`${siteOrigin}/practice`);
    expect(await rememberedProduct(page)).toBeUndefined();
  });
}
