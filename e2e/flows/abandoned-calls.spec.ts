import { kioskLink, practiceSearch, practices } from "@frontdoor/contract/test/practices.ts";
import { expect, type Page } from "@playwright/test";
import { siteOrigin } from "../addresses.ts";
import { carryOn, chooseFirst } from "../fixtures/find-doctor.ts";
import { errorArea, field, submit } from "../fixtures/form.ts";
import { codeForm, sendingForms } from "../fixtures/sending-forms.ts";
import { answer, holdBack } from "../fixtures/stubs.ts";
import { test } from "../fixtures/test.ts";
import { open } from "../fixtures/watch.ts";

const auth = "/api/practice/security/auth";
const refusal = { status: 400, body: { message: "Words for practice." } };
const success = { status: 200, body: { location: "/about" } };

/**
 * Holds the next page's script back, and stops the page's clock, by which it would try another way after a
 * while. Gives what lets the script come.
 */
async function holdNextPage(page: Page, name: string): Promise<() => void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  return holdBack(page, new RegExp(`/assets/${name}\\.route-.*\\.js$`));
}

/** Resolves once the page itself has given the call up: no answer to it can come any more. */
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

async function rememberedProduct(page: Page) {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === "login-context")?.value;
}

for (const [outcome, response] of [
  ["refusal", refusal],
  ["success", success],
] as const) {
  test(`[S2.117 S2.112] a late ${outcome} of a login changes nothing once "Trouble signing in?" is followed, though its page is slow`, async ({
    page,
  }) => {
    await answer(page, auth, response);
    const letGo = await holdBack(page, auth);
    const showNext = await holdNextPage(page, "forgot-password");
    await pressLogin(page);
    const givenUp = whenGivenUp(page, auth);
    await page.getByRole("link", { name: /^Trouble signing in/ }).click();
    await givenUp;
    letGo();
    await expect(submit(page, "Login")).toBeEnabled();
    await expect(errorArea(page)).toHaveCount(0);
    showNext();
    await expect(page).toHaveURL(`${siteOrigin}/forgotpassword`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Forgot password");
    expect(await rememberedProduct(page)).toBeUndefined();
  });
}

test("[S2.112] a late success of a login does not carry off who went back", async ({ page }) => {
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
  await page.goBack();
  await givenUp;
  letGo();
  await expect(page).toHaveURL(`${siteOrigin}/practice`);
  expect(await rememberedProduct(page)).toBeUndefined();
});

test("[S4.052] a login that is opened anew while an attempt is under way waits for nothing", async ({
  page,
}) => {
  await holdBack(page, auth);
  await pressLogin(page);
  await page.getByRole("banner").getByRole("link", { name: "Login", exact: true }).click();
  await expect(page).toHaveURL(`${siteOrigin}/login`);
  await expect(submit(page, "Login")).toBeEnabled();
});

test("[S4.004 Q045] an invite that turns out to be taken leads nobody away who has followed a link", async ({
  page,
}) => {
  const invite = "/api/practice/invite/abc";
  const body = { status: "REGISTERED", inviteCode: "abc", userType: "HCP" };
  await answer(page, invite, { status: 200, body });
  const letGo = await holdBack(page, invite);
  const showNext = await holdNextPage(page, "academic");
  await open(page, "/signup/practice?inviteCode=abc");
  const givenUp = whenGivenUp(page, invite);
  await page.getByRole("banner").getByRole("link", { name: "Academic", exact: true }).click();
  await givenUp;
  letGo();
  showNext();
  await expect(page).toHaveURL(`${siteOrigin}/academic`);
});

test("[S2.056] a kiosk link that comes late carries nobody off who went back, though the page before is slow", async ({
  page,
}) => {
  await answer(page, practiceSearch, { status: 200, body: practices });
  await holdBack(page, kioskLink);
  await open(page, "/patient");
  await page.evaluate(() => {
    history.replaceState(null, "", "/about");
    history.pushState(null, "", "/patient");
  });
  await page.getByRole("button", { name: "Search for your doctor" }).first().click();
  await chooseFirst(page);
  const showBefore = await holdNextPage(page, "about");
  const sent = page.waitForRequest(`**${kioskLink}`);
  await carryOn(page).click();
  await sent;
  const givenUp = whenGivenUp(page, kioskLink);
  await page.evaluate(() => history.back());
  await givenUp;
  await expect(carryOn(page)).toBeEnabled();
  showBefore();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(`${siteOrigin}/about`);
});

for (const { name, fillIn, button, call, reply } of [...sendingForms, codeForm]) {
  test(`${name} is given up when its screen is left, and its late answer leads nowhere`, async ({
    page,
  }) => {
    await fillIn(page);
    await answer(page, call, { status: 200, body: reply });
    const letGo = await holdBack(page, call);
    const sent = page.waitForRequest(`**${call}`);
    await submit(page, button).click();
    await sent;
    const givenUp = whenGivenUp(page, call);
    await page.getByRole("banner").getByRole("link", { name: "Academic", exact: true }).click();
    await givenUp;
    letGo();
    await expect(page).toHaveURL(`${siteOrigin}/academic`);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
}
