import { expect, type Page } from "@playwright/test";
import { expectAccessible, expectNoViolations } from "../fixtures/axe.ts";
import { brokenWords } from "../fixtures/broken-words.ts";
import { clippedTexts } from "../fixtures/clipped-texts.ts";
import { expectReadableTexts } from "../fixtures/contrast.ts";
import { coveredControls } from "../fixtures/covered.ts";
import { looks } from "../fixtures/looks.ts";
import { expectReadablePressed } from "../fixtures/pressed-states.ts";
import { test } from "../fixtures/test.ts";
import { setTextSize } from "../fixtures/text-size.ts";
import { cutTexts, spaceText } from "../fixtures/text-spacing.ts";
import { open } from "../fixtures/watch.ts";
import { expectFitsNarrowScreen } from "../fixtures/within-screen.ts";

/**
 * Opens a page once and plants one fault after the other: the check for it has to fail with the fault and pass without
 * it, although the checks share the page.
 */
test("every check of a page finds its own planted fault, and none without a fault", async ({
  page,
}) => {
  await open(page, "/login/practice");
  await expectAccessible(page, [{ colorScheme: "light", width: 1440 }]);

  const withoutName = await plant(page, "button", "", "");
  await expect(expectNoViolations(page)).rejects.toThrow();
  await withoutName.remove();

  const darkOnly = "@media (prefers-color-scheme: dark) { #planted { color: #000 } }";
  const faint = await plant(page, "p", "Faint", darkOnly);
  await page.emulateMedia({ colorScheme: "light" });
  await expectReadableTexts(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(expectReadableTexts(page)).rejects.toThrow();
  await faint.remove();
  await page.emulateMedia({ colorScheme: "light" });

  const fading =
    "#planted { width: fit-content; color: #222; background: linear-gradient(to right, #fff, #222) }";
  const faintAtItsEnd = await plant(page, "p", "Faint where it ends", fading);
  await expect(expectReadableTexts(page)).rejects.toThrow("Faint where it ends");
  await faintAtItsEnd.remove();

  const wide = await plant(page, "p", "Wide", "#planted { width: 330px }");
  await expect(expectFitsNarrowScreen(page)).rejects.toThrow();
  await wide.remove();
  await expectFitsNarrowScreen(page);

  await page.setViewportSize({ width: 1440, height: 900 });
  const low = "#planted { width: 6rem; height: 1.3rem; line-height: 1.2; overflow: hidden }";
  const cut = await plant(page, "p", "Room for it", low);
  expect(await cutTexts(page)).toEqual([]);
  await spaceText(page);
  expect(await cutTexts(page)).toEqual(["Room for it"]);
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  await cut.remove();

  const short = "#planted { width: 2rem; white-space: nowrap; overflow: clip }";
  const clipped = await plant(page, "p", "Incomprehensible", short);
  expect(await clippedTexts(page)).toHaveLength(1);
  await clipped.remove();

  const narrow = "#planted { width: 200px; hyphens: none; overflow-wrap: anywhere }";
  const broken = await plant(page, "p", "Incomprehensibility", narrow);
  expect(await brokenWords(page)).toEqual([]);
  await setTextSize(page, 200);
  expect(await brokenWords(page)).not.toEqual([]);
  await setTextSize(page, 100);
  await broken.remove();

  const over = "#planted { position: absolute; inset: 0; z-index: 99 } main { position: relative }";
  const covering = await plant(page, "p", "Over everything", over);
  expect(await coveredControls(page)).not.toEqual([]);
  await covering.remove();
  expect(await coveredControls(page)).toEqual([]);

  const underPointer = "#planted:hover { color: #fff; background: #fff }";
  const hovered = await plant(page, "button", "Press", underPointer);
  await expectReadableTexts(page);
  await expect(expectReadablePressed(page, looks.slice(0, 1))).rejects.toThrow();
  await hovered.remove();
});

/** Appends an element with its own style sheet to the main part. */
async function plant(page: Page, tag: string, words: string, css: string) {
  await page.evaluate(
    ([name = "", text = "", rules = ""]) => {
      const planted = Object.assign(document.createElement(name), { id: "planted" });
      planted.textContent = text;
      document.querySelector("main")?.append(planted);
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets.push(sheet);
    },
    [tag, words, css],
  );
  return {
    remove: () =>
      page.evaluate(() => {
        document.getElementById("planted")?.remove();
        document.adoptedStyleSheets.pop();
      }),
  };
}
