import { expect, type Page } from "@playwright/test";
import { accountSettingsOpened } from "../fixtures/account-settings-opened.ts";
import {
  accountSettingsStates,
  askWhoIsThere,
  openAccountSettings,
} from "../fixtures/account-settings-states.ts";
import { clippedTexts } from "../fixtures/clipped-texts.ts";
import { test } from "../fixtures/pseudo-test.ts";
import { answer } from "../fixtures/stubs.ts";
import { open, refusedRequest } from "../fixtures/watch.ts";
import { expectWithinScreen } from "../fixtures/within-screen.ts";

// Tested apart from the other states, because names, dates and devices on this page are not in the pseudo-language.
for (const [state, account] of Object.entries(accountSettingsStates)) {
  test(`account settings ${state} in a language that is 40 % longer: nothing is wider than the screen or cut off`, async ({
    page,
    watch,
  }) => {
    watch.allow(refusedRequest);
    await openAccountSettings(page, account);
    if (account.lockedUntil === null) await askWhoIsThere(page);
    await expectWhole(page);
  });
}

for (const [what, { account, reach }] of Object.entries(accountSettingsOpened)) {
  test(`account settings ${what} in a language that is 40 % longer: nothing is wider than the screen or cut off`, async ({
    page,
    watch,
  }) => {
    watch.allow(refusedRequest);
    await openAccountSettings(page, account);
    await reach(page);
    await expectWhole(page);
  });
}

test("an unrecognised change in a language that is 40 % longer: nothing is wider than the screen or cut off", async ({
  page,
}) => {
  const body = { change: "passkey-added", at: "2025-11-20T05:42:00.000Z" };
  await answer(page, "/api/account/not-me/read", { status: 200, body });
  await open(page, "/not-me/some-token");
  await expect(page.locator("main button")).toBeVisible();
  await expectWhole(page);
});

async function expectWhole(page: Page): Promise<void> {
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectWithinScreen(page);
    expect.soft(await clippedTexts(page), `clipped, at ${width} px`).toEqual([]);
  }
}
