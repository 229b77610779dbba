import { brotliCompressSync } from "node:zlib";
import { pathIn } from "@frontdoor/contract/languages.ts";
import { brochurePages } from "@frontdoor/contract/test/pages.ts";
import { weightLimits as limits } from "@frontdoor/contract/test/weight-limits.ts";
import { firstLanguage, type LanguageCode, wholeLanguages } from "@frontdoor/words/languages.ts";
import { expect, type Page, type Request } from "@playwright/test";
import { accountSettingsStates } from "../fixtures/account-settings-states.ts";
import { isWhole } from "../fixtures/looks.ts";
import { answer } from "../fixtures/stubs.ts";
import { test } from "../fixtures/test.ts";
import { answers } from "../fixtures/watch.ts";

// Each weighs a first visit, whose browser has nothing in its cache.
test.use({ ownContext: true });

/** How many more bytes the scripts of a form may have in a language with longer words. */
const longerWords = 1_500;

/** By then a page has requested everything that it loads by itself. */
const settledMilliseconds = 500;

/** Forms that weigh nearly what another one weighs. */
const likeOthers = [
  "/login/practice",
  "/signup",
  "/signup/practice",
  "/forgotpassword",
  "/forgotusername",
];

/** Outside nightly runs one form of each weight, and the longest in the language with the longest words. */
function isShownIn(language: LanguageCode, path: string): boolean {
  if (isWhole) return true;
  if (language === firstLanguage) return !likeOthers.includes(path);
  return language === "zu" && path === "/signup/academic";
}

/** The bytes of a first visit to a page before any input, by kind of resource. */
function weigh(page: Page, path: string): Promise<Record<string, number>> {
  return transferredDuring(page, async () => {
    await page.goto(path);
    await page.waitForFunction(() => {
      const atOnce = document.querySelectorAll("astro-island[client=painted]");
      const isAwake = customElements.get("astro-island") !== undefined;
      return isAwake && [...atOnce].every((island) => island.hasAttribute("answers"));
    });
  });
}

/** The bytes of scripts that the first input makes a page load. */
async function weighAfterwards(page: Page): Promise<number> {
  const { script = 0 } = await transferredDuring(page, () => answers(page));
  return script;
}

async function transferredDuring(page: Page, act: () => Promise<void>) {
  const finished: Promise<[string, number]>[] = [];
  const note = (request: Request) => finished.push(sizeOf(request));
  page.on("request", note);
  await act();
  await page.waitForTimeout(settledMilliseconds);
  page.off("request", note);
  const bytes: Record<string, number> = {};
  for (const [kind, size] of await Promise.all(finished)) bytes[kind] = (bytes[kind] ?? 0) + size;
  return bytes;
}

/** Waits for the response, so that a request in flight is counted as well. */
async function sizeOf(request: Request): Promise<[string, number]> {
  await (await request.response())?.finished();
  return [request.resourceType(), (await request.sizes()).responseBodySize];
}

async function weighInlineScripts(page: Page): Promise<number> {
  const texts = await page.locator("script:not([src], [type^='application/'])").allTextContents();
  expect(texts.length).toBeGreaterThan(1);
  return brotliCompressSync(texts.join("")).length;
}

const minuteMilliseconds = 60_000;

/** Outside nightly runs two pages, one with many drawings and one with a form; document-weight.spec.ts has them all. */
const opened = isWhole ? brochurePages : (["/", "/practice"] as const);

for (const path of opened) {
  test(`a first visit to ${path} loads almost no script before any input, and only the two preloaded fonts`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.resourceType()));
    const { font = 0, image = 0, script = 0 } = await weigh(page, path);
    expect(script + (await weighInlineScripts(page))).toBeLessThanOrEqual(limits.brochureScripts);
    expect(font).toBeLessThanOrEqual(limits.fonts);
    expect(image).toBeLessThanOrEqual(limits.pictures);
    await page.evaluate(() => window.document.fonts.ready);
    expect(
      asked.filter((kind) => kind === "font"),
      "typefaces",
    ).toHaveLength(2);
  });
}

test("account settings stays within its limits of bytes", async ({ page }) => {
  await answer(page, "/api/account/overview", {
    status: 200,
    body: accountSettingsStates["at rest"],
  });
  const { stylesheet = 0, script = 0 } = await weigh(page, "/account");
  expect(stylesheet).toBeGreaterThan(0);
  expect(stylesheet).toBeLessThanOrEqual(limits.style);
  expect(script).toBeGreaterThan(50_000);
  expect(script).toBeLessThanOrEqual(limits.accountSettingsScripts);
});

for (const language of wholeLanguages()) {
  for (const [path, limit] of Object.entries(limits.scripts)) {
    if (!isShownIn(language, path)) continue;
    const address = pathIn(language, path);
    test(`a first visit to ${address} loads almost no script before any input, and after it no more than its limit`, async ({
      page,
    }) => {
      // Stops the clock, because an idle page loads a sign-up's scripts after a while, and a busy machine is slow to
      // open it.
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + minuteMilliseconds);
      const { script = 0 } = await weigh(page, address);
      expect(script + (await weighInlineScripts(page))).toBeLessThanOrEqual(limits.formScripts);
      await page.clock.resume();
      const touched = await weighAfterwards(page);
      expect(touched).toBeGreaterThan(50_000);
      expect(touched).toBeLessThanOrEqual(limit + (language === firstLanguage ? 0 : longerWords));
    });
  }
}
