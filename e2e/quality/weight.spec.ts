import { brotliCompressSync } from "node:zlib";
import { pathIn } from "@frontdoor/contract/languages.ts";
import { brochurePages } from "@frontdoor/contract/test/pages.ts";
import { firstLanguage, type LanguageCode, wholeLanguages } from "@frontdoor/words/languages.ts";
import { expect, type Page, type Request } from "@playwright/test";
import { isWhole } from "../fixtures/looks.ts";
import { ownAccountStates } from "../fixtures/own-account-states.ts";
import { answer } from "../fixtures/stubs.ts";
import { test } from "../fixtures/test.ts";
import { answers } from "../fixtures/watch.ts";

/** In bytes as they travel, Brotli included. Scripts in the document count as if they travelled alone. */
const budgets = {
  documentAndStyle: 25_000,
  /** Of a new connection, the head of the answer included. */
  firstRoundTrip: 14_600,
  style: 9_000,
  fonts: 20_000,
  /** With the letters that have marks. */
  fontsWithMarks: 25_000,
  pictures: 30_000,
  brochureScripts: 5_000,
  /** Measured at 96,725 with a passkey, two-step verification, a language and an address that could not be reached. */
  ownAccountScripts: 98_000,
  /** Before the first sign of a person. */
  formScripts: 6_000,
  /** From then on, with what is sent and what passkeys need. */
  scripts: {
    "/login": 81_000,
    "/login/practice": 81_500,
    "/signup": 92_000,
    "/signup/practice": 92_000,
    "/signup/academic": 93_000,
    "/forgotpassword": 82_000,
    "/forgotusername": 78_000,
    "/passwordreset/ud/some-token": 78_000,
  },
};

/** What the scripts of a form may weigh more in a language whose words are longer. */
const longerWords = 1_500;

/** What starts by itself once a page is awake has been asked for by then. */
const settledMilliseconds = 500;

/** Whether a page is looked at in a language: by day in English, and in one of the others in turn. */
function isShownIn(language: LanguageCode, place: number): boolean {
  if (isWhole || language === firstLanguage) return true;
  const others = wholeLanguages().filter((code) => code !== firstLanguage);
  return others[place % others.length] === language;
}

/** What a first visit to a page transfers before anybody touches it, by kind of resource. */
async function weigh(page: Page, path: string): Promise<Record<string, number>> {
  const finished: Promise<[string, number]>[] = [];
  page.on("request", (request) => finished.push(sizeOf(request)));
  await page.goto(path);
  await page.waitForFunction(() => {
    const atOnce = document.querySelectorAll("astro-island[client=painted]");
    const isAwake = customElements.get("astro-island") !== undefined;
    return isAwake && [...atOnce].every((island) => island.hasAttribute("answers"));
  });
  await page.waitForTimeout(settledMilliseconds);
  const bytes: Record<string, number> = {};
  for (const [kind, size] of await Promise.all(finished)) bytes[kind] = (bytes[kind] ?? 0) + size;
  return bytes;
}

/** What the first sign of a person makes a page load of scripts. */
async function weighAfterwards(page: Page): Promise<number> {
  const finished: Promise<[string, number]>[] = [];
  page.on("request", (request) => finished.push(sizeOf(request)));
  await answers(page);
  await page.waitForTimeout(settledMilliseconds);
  const scripts = (await Promise.all(finished)).filter(([kind]) => kind === "script");
  return scripts.reduce((sum, [, size]) => sum + size, 0);
}

/** Once it has come: what is under way when the page is weighed counts as well. */
async function sizeOf(request: Request): Promise<[string, number]> {
  await (await request.response())?.finished();
  return [request.resourceType(), (await request.sizes()).responseBodySize];
}

async function weighInlineScripts(page: Page): Promise<number> {
  const texts = await page.locator("script:not([src], [type^='application/'])").allTextContents();
  expect(texts.length).toBeGreaterThan(1);
  return brotliCompressSync(texts.join("")).length;
}

for (const path of brochurePages) {
  test(`a first visit to ${path} loads next to no script before anybody touches it, and no other typefaces than the two that it asks for at once`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.resourceType()));
    const {
      document = 0,
      stylesheet = 0,
      font = 0,
      image = 0,
      script = 0,
    } = await weigh(page, path);
    expect(document).toBeGreaterThan(0);
    expect(script + (await weighInlineScripts(page))).toBeLessThanOrEqual(budgets.brochureScripts);
    expect(stylesheet).toBeGreaterThan(0);
    expect(stylesheet).toBeLessThanOrEqual(budgets.style);
    expect(document + stylesheet).toBeLessThanOrEqual(budgets.documentAndStyle);
    expect(font).toBeLessThanOrEqual(budgets.fonts);
    expect(image).toBeLessThanOrEqual(budgets.pictures);
    await page.evaluate(() => window.document.fonts.ready);
    expect(
      asked.filter((kind) => kind === "font"),
      "typefaces",
    ).toHaveLength(2);
  });
}

for (const [language, fonts] of [
  ["af", budgets.fontsWithMarks],
  ["zu", budgets.fonts],
] as const) {
  for (const [place, path] of brochurePages.entries()) {
    if (!isShownIn(language, place)) continue;
    const address = pathIn(language, path);
    test(`a first visit to ${address} weighs what it does in English, its own letters apart`, async ({
      page,
    }) => {
      const { document = 0, stylesheet = 0, font = 0, script = 0 } = await weigh(page, address);
      expect(document).toBeGreaterThan(0);
      expect(script + (await weighInlineScripts(page))).toBeLessThanOrEqual(
        budgets.brochureScripts,
      );
      expect(document + stylesheet).toBeLessThanOrEqual(budgets.documentAndStyle);
      expect(font).toBeLessThanOrEqual(fonts);
    });
  }
}

for (const path of ["/", "/patient", "/practice", "/academic", "/priceplans", "/login"]) {
  test(`${path} comes whole in the first round trip of a new connection`, async ({ page }) => {
    const answer = await page.goto(path);
    const sizes = await answer?.request().sizes();
    const { responseBodySize = 0, responseHeadersSize = 0 } = sizes ?? {};
    expect(responseBodySize).toBeGreaterThan(0);
    expect(responseHeadersSize + responseBodySize).toBeLessThanOrEqual(budgets.firstRoundTrip);
  });
}

test("the page of one's own account stays within its budget of bytes", async ({ page }) => {
  await answer(page, "/api/account/overview", { status: 200, body: ownAccountStates["at rest"] });
  const { stylesheet = 0, script = 0 } = await weigh(page, "/account");
  expect(stylesheet).toBeGreaterThan(0);
  expect(stylesheet).toBeLessThanOrEqual(budgets.style);
  expect(script).toBeGreaterThan(50_000);
  expect(script).toBeLessThanOrEqual(budgets.ownAccountScripts);
});

for (const language of wholeLanguages()) {
  for (const [place, [path, budget]] of Object.entries(budgets.scripts).entries()) {
    if (!isShownIn(language, place)) continue;
    const address = pathIn(language, path);
    test(`a first visit to ${address} loads next to no script before anybody touches it, and then no more than its budget`, async ({
      page,
    }) => {
      const { document = 0, stylesheet = 0, script = 0 } = await weigh(page, address);
      expect(stylesheet).toBeGreaterThan(0);
      expect(stylesheet).toBeLessThanOrEqual(budgets.style);
      expect(document + stylesheet).toBeLessThanOrEqual(budgets.documentAndStyle);
      expect(script + (await weighInlineScripts(page))).toBeLessThanOrEqual(budgets.formScripts);
      const touched = await weighAfterwards(page);
      expect(touched).toBeGreaterThan(50_000);
      expect(touched).toBeLessThanOrEqual(budget + (language === firstLanguage ? 0 : longerWords));
    });
  }
}
