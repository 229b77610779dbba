import { expect } from "@playwright/test";
import { expectNoViolations } from "../fixtures/axe.ts";
import { brokenWords } from "../fixtures/broken-words.ts";
import { expectReadableTexts } from "../fixtures/contrast.ts";
import { coveredControls } from "../fixtures/covered.ts";
import { inLooks, looks } from "../fixtures/looks.ts";
import { ownAccountOpened } from "../fixtures/own-account-opened.ts";
import { askWhoIsThere, openOwnAccount, ownAccountStates } from "../fixtures/own-account-states.ts";
import { test } from "../fixtures/test.ts";
import { setTextSize } from "../fixtures/text-size.ts";
import { refusedRequest } from "../fixtures/watch.ts";
import { expectFitsNarrowScreen, expectWithinScreen } from "../fixtures/within-screen.ts";

for (const [state, account] of Object.entries(ownAccountStates)) {
  test(`one's own account ${state} has no accessibility fault, can be read by day and by night, and fits a narrow screen`, async ({
    page,
  }) => {
    await openOwnAccount(page, account);
    await inLooks(page, looks, async () => {
      await expectNoViolations(page);
      await expectReadableTexts(page);
    });
    await expectFitsNarrowScreen(page);
  });
}

for (const [what, { account, reach }] of Object.entries(ownAccountOpened)) {
  test(`one's own account ${what} has no accessibility fault, can be read by day and by night, and fits a narrow screen`, async ({
    page,
    watch,
  }) => {
    watch.allow(refusedRequest);
    await openOwnAccount(page, account);
    await reach(page);
    await inLooks(page, looks, async () => {
      await expectNoViolations(page);
      await expectReadableTexts(page);
    });
    await expectFitsNarrowScreen(page);
  });
}

for (const [state, account] of Object.entries(ownAccountStates)) {
  test(`one's own account ${state} in letters of every size: nothing lies on a control or beside the screen, and no word is broken`, async ({
    page,
  }) => {
    await openOwnAccount(page, account);
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const percent of width === 320 ? [100] : [100, 200]) {
        await setTextSize(page, percent);
        const when = `${percent} % at ${width} px`;
        await expectWithinScreen(page);
        expect.soft(await coveredControls(page), `covered, ${when}`).toEqual([]);
        // An address that is wider than the screen has to break somewhere.
        const broken = (await brokenWords(page)).filter((word) => !word.includes(".example"));
        expect.soft(broken, `broken, ${when}`).toEqual([]);
      }
    }
  });

  test(`one's own account ${state} in forced colours: every button and every part has an edge`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await openOwnAccount(page, account);
    const drawn = page.locator("main .button:not(.button--quiet):visible, main .part");
    expect(await drawn.count()).toBeGreaterThan(6);
    for (const shown of await drawn.all()) {
      const edge = await shown.evaluate((element) => {
        const { borderTopWidth, outlineStyle } = getComputedStyle(element);
        return outlineStyle === "none" ? Number.parseFloat(borderTopWidth) : 1;
      });
      expect.soft(edge, (await shown.innerText()).slice(0, 60)).toBeGreaterThan(0);
    }
  });
}

test("the question who is there has no accessibility fault, can be read, and fits a narrow screen", async ({
  page,
  watch,
}) => {
  watch.allow(refusedRequest);
  await openOwnAccount(page, ownAccountStates["at rest"]);
  await askWhoIsThere(page);
  await inLooks(page, looks, async () => {
    await expectNoViolations(page);
    await expectReadableTexts(page);
  });
  await expectFitsNarrowScreen(page);
});
