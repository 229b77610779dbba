import { expect, type Page } from "@playwright/test";
import { errorArea, field, submit } from "../fixtures/form.ts";
import { test } from "../fixtures/test.ts";
import { refusedRequest } from "../fixtures/watch.ts";

const address = "/forgotpassword";
const said = (page: Page) =>
  expect(page.getByRole("main").getByRole("status")).toContainText(/if a user exists/i);

/** Lets the server handle the first of these requests, but drops its response. */
async function loseFirstAnswer(page: Page, path: string | RegExp): Promise<void> {
  let isLost = false;
  await page.route(path, async (route) => {
    if (isLost || route.request().method() !== "POST") return route.fallback();
    isLost = true;
    await route.fetch({ maxRedirects: 0 });
    await route.abort("connectionreset");
  });
}

async function ask(page: Page, username: string): Promise<void> {
  await field(page, "Username").fill(username);
  await submit(page, "Send instructions").click();
}

const mails = /\/passwordreset\/ud\//;

test("[SEC-F13] with script, a password reset whose response was lost is sent again and mailed once", async ({
  page,
  watch,
  accounts,
  inbox,
}) => {
  watch.allow(refusedRequest);
  const { username, emailAddress } = await accounts.register();
  await loseFirstAnswer(page, /requestReset$/);
  await page.goto(address);
  await ask(page, username);
  await expect(errorArea(page)).toContainText("There was an error communicating with the server");
  await submit(page, "Send instructions").click();
  await said(page);
  await inbox.linkFor(emailAddress, mails);
  const sent = await inbox.sentTo(emailAddress);
  expect(sent.filter(({ text }) => mails.test(text))).toHaveLength(1);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("[SEC-F13] a password reset whose response was lost is sent again by a reload and from the page opened again, and mailed once", async ({
    page,
    watch,
    accounts,
    inbox,
  }) => {
    watch.allow(refusedRequest);
    const { username, emailAddress } = await accounts.register();
    await page.goto(address);
    await loseFirstAnswer(page, /\/forgotpassword$/);
    await ask(page, username);
    await expect(page.getByRole("main")).toHaveCount(0);
    await page.reload();
    await said(page);
    await page.goto(address);
    await ask(page, username);
    await said(page);
    await inbox.linkFor(emailAddress, mails);
    const sent = await inbox.sentTo(emailAddress);
    expect(sent.filter(({ text }) => mails.test(text))).toHaveLength(1);
  });
});
