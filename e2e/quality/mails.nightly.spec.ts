import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expectReadableTexts } from "../fixtures/contrast.ts";
import { schemes } from "../fixtures/looks.ts";
import { test } from "../fixtures/test.ts";
import { expectFitsNarrowScreen, expectWithinScreen } from "../fixtures/within-screen.ts";

const folder = join(import.meta.dirname, "../../.cache/mails");
const widths = { phone: 390, desk: 660 } as const;

// Contrast is measured in screenshots inside the page, which the CSP of a mail forbids.
test.use({ bypassCSP: true, deviceScaleFactor: 1 });

for (const language of ["en", "af", "zu"]) {
  for (const theme of schemes) {
    test(`every mail in ${language} fits phone and desktop in the ${theme} theme and has enough contrast; screenshots go to .cache/mails`, async ({
      page,
    }) => {
      const places = await placesOfMails(page, language);
      for (const place of places) {
        await page.goto(`/dev/mails/${language}/${place}-${theme}.html`);
        for (const [name, width] of Object.entries(widths)) {
          await page.setViewportSize({ width, height: 900 });
          await test.step(`${place} at ${width} px`, () => expectWithinScreen(page));
          const file = `${language}-${String(place).padStart(3, "0")}-${theme}-${name}.png`;
          await page.screenshot({ path: join(folder, file), fullPage: true });
        }
        // The colours are the same in every language.
        if (language === "en")
          await test.step(`${place}: contrast`, () => expectReadableTexts(page));
        await test.step(`${place} at 320 px`, () => expectFitsNarrowScreen(page));
      }
    });
  }
}

/** The numbers of the mails in the gallery, without the SMS. */
async function placesOfMails(page: Page, language: string): Promise<number[]> {
  await page.goto("/dev/mails");
  await page.screenshot({ path: join(folder, "gallery.png"), fullPage: true });
  const items = page.locator("li:not(:has(b:text-is('SMS')))");
  const links = await items.locator(`a[href^="/dev/mails/${language}/"]`).all();
  const addresses = await Promise.all(links.map((link) => link.getAttribute("href")));
  return addresses.map((address) => Number(address?.split("/").at(-1)));
}
