import { expect, type Page } from "@playwright/test";
import { accountSettingsOpened } from "../fixtures/account-settings-opened.ts";
import {
  accountSettingsStates,
  askWhoIsThere,
  openAccountSettings,
} from "../fixtures/account-settings-states.ts";
import { expectAccessible } from "../fixtures/axe.ts";
import { brokenWords } from "../fixtures/broken-words.ts";
import { clippedTexts } from "../fixtures/clipped-texts.ts";
import { coveredControls } from "../fixtures/covered.ts";
import { isWhole, oneLookAt } from "../fixtures/looks.ts";
import { test } from "../fixtures/test.ts";
import { setTextSize } from "../fixtures/text-size.ts";
import { refusedRequest } from "../fixtures/watch.ts";
import { expectFitsNarrowScreen, expectWithinScreen } from "../fixtures/within-screen.ts";

for (const [place, [state, account]] of Object.entries(accountSettingsStates).entries()) {
  test(`account settings ${state}: no accessibility fault, enough contrast in both themes, whole in every text size, fits a narrow screen, and has borders in forced colours`, async ({
    page,
  }) => {
    await openAccountSettings(page, account);
    await expectAccessible(page, oneLookAt(place));
    await test.step("in every text size", () => expectWholeInEverySize(page));
    await setTextSize(page, 100);
    await page.emulateMedia({ forcedColors: "active" });
    await test.step("in forced colours", () => expectEdges(page));
  });
}

/** What a form with errors, a result or a failure shows like others of the list: looked at in nightly runs. */
const likeOthers = [
  "with another address asked for",
  "with another number asked for",
  "with a passkey to be named",
  "with a change that was made",
];
const opened = Object.entries(accountSettingsOpened).filter(
  ([what]) => isWhole || !likeOthers.includes(what),
);

for (const [place, [what, { account, reach }]] of opened.entries()) {
  test(`account settings ${what}: no accessibility fault, enough contrast in both themes, fits a narrow screen`, async ({
    page,
    watch,
  }) => {
    watch.allow(refusedRequest);
    await openAccountSettings(page, account);
    await reach(page);
    await expectAccessible(page, oneLookAt(place));
    await expectFitsNarrowScreen(page);
  });
}

test("account settings in other languages, 360 px wide with text at 200 %: nothing is wider than the screen or covers the logo or a control; at 320 px no word is broken", async ({
  page,
}) => {
  for (const path of ["/af/account", "/zu/account"]) {
    await page.setViewportSize({ width: 360, height: 800 });
    await openAccountSettings(page, accountSettingsStates["at rest"], path);
    await setTextSize(page, 200);
    await expectWithinScreen(page);
    expect.soft(await coveredControls(page), path).toEqual([]);
    const languages = await page.locator(".language-links").boundingBox();
    const mark = await page.locator(".settings-header .logo").boundingBox();
    const between = (mark?.y ?? 0) - (languages?.y ?? 0) - (languages?.height ?? 0);
    expect.soft(between, `${path}: from the languages to the mark`).toBeGreaterThan(-10);
    await page.setViewportSize({ width: 320, height: 640 });
    await setTextSize(page, 100);
    const broken = (await brokenWords(page)).filter((word) => !word.includes(".example"));
    expect.soft(broken, `${path}: broken at 320 px`).toEqual([]);
  }
});

async function expectWholeInEverySize(page: Page): Promise<void> {
  for (const width of isWhole ? [320, 390, 1440] : [320, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const sizes = isWhole ? [100, 200] : [200];
    for (const percent of width === 320 ? [100] : sizes) {
      await setTextSize(page, percent);
      const when = `${percent} % at ${width} px`;
      await expectWithinScreen(page);
      expect.soft(await coveredControls(page), `covered, ${when}`).toEqual([]);
      expect.soft(await clippedTexts(page), `clipped, ${when}`).toEqual([]);
      // An email address that is wider than the screen has to break somewhere.
      const broken = (await brokenWords(page)).filter((word) => !word.includes(".example"));
      expect.soft(broken, `broken, ${when}`).toEqual([]);
    }
  }
}

/** Expects every button and every section to have a visible border. */
async function expectEdges(page: Page): Promise<void> {
  const drawn = page.locator("main .button:not(.button--quiet):visible, main .part");
  const shown = await drawn.evaluateAll((all: HTMLElement[]) =>
    all.map((element) => {
      const { borderTopWidth, outlineStyle } = getComputedStyle(element);
      const hasEdge = outlineStyle !== "none" || Number.parseFloat(borderTopWidth) > 0;
      return { words: element.innerText.slice(0, 60), hasEdge };
    }),
  );
  expect(shown.length).toBeGreaterThan(6);
  expect.soft(shown.filter(({ hasEdge }) => !hasEdge)).toEqual([]);
}

test("the reauthentication dialog has no accessibility fault, enough contrast, and fits a narrow screen", async ({
  page,
  watch,
}) => {
  watch.allow(refusedRequest);
  await openAccountSettings(page, accountSettingsStates["at rest"]);
  await askWhoIsThere(page);
  await expectAccessible(page, oneLookAt(0));
  await expectFitsNarrowScreen(page);
});
