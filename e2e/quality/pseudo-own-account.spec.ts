import { expect } from "@playwright/test";
import { clippedTexts } from "../fixtures/clipped-texts.ts";
import { askWhoIsThere, openOwnAccount, ownAccountStates } from "../fixtures/own-account-states.ts";
import { test } from "../fixtures/pseudo-test.ts";
import { refusedRequest } from "../fixtures/watch.ts";
import { expectWithinScreen } from "../fixtures/within-screen.ts";

// Apart from the other states: names, days and devices of this page stand in no catalogue.
for (const [state, account] of Object.entries(ownAccountStates)) {
  test(`one's own account ${state} in a language that is 40 % longer: nothing is beside the screen or cut`, async ({
    page,
    watch,
  }) => {
    watch.allow(refusedRequest);
    await openOwnAccount(page, account);
    if (account.lockedUntil === null) await askWhoIsThere(page);
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectWithinScreen(page);
      expect.soft(await clippedTexts(page), `clipped, at ${width} px`).toEqual([]);
    }
  });
}
