import { pathIn } from "@frontdoor/contract/languages.ts";
import { type LanguageCode, languages } from "@frontdoor/words/languages.ts";
import { type Browser, chromium, type Locator, type Page } from "@playwright/test";
import { withFrontDoor } from "../../../bench/src/front-door.ts";
import { type Chapter, chapters, mailChapter } from "./chapters.ts";
import { mailsIn } from "./mails.ts";
import type { Picture, View } from "./view.ts";

/** A phone, upright. */
const viewport = { width: 390, height: 844 };
/** Legible, and all of them together a few megabytes. */
const image = { format: "webp", quality: 50 } as const;
const sharpness = 1.25;

/**
 * Every view of every chapter as it looks on a phone, and every mail: the site is served for it, with data
 * that goes with it.
 * @param executablePath of a Chromium
 * @returns the pictures by the title of their chapter
 */
export async function picturesIn(
  language: LanguageCode,
  executablePath: string,
): Promise<ReadonlyMap<string, readonly Picture[]>> {
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const browser = await chromium.launch({ executablePath, args });
  try {
    return await withFrontDoor({ LANGUAGES: language }, async ({ url }) => {
      const pictures = new Map<string, readonly Picture[]>();
      for (const chapter of chapters) {
        pictures.set(chapter.title, await picturesOf(chapter, { browser, language, url }));
      }
      return pictures;
    });
  } finally {
    await browser.close();
  }
}

interface Site {
  browser: Browser;
  language: LanguageCode;
  url: string;
}

async function picturesOf(chapter: Chapter, site: Site): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const view of chapter.views) pictures.push(...(await pictureOf(view, site)));
  const mails = chapter.title === mailChapter ? mailsIn(site.language) : [];
  for (const { subject, html } of mails) {
    const show = async (page: Page) => {
      await page.setContent(html);
      return page.locator("html");
    };
    pictures.push(...(await shot(site, subject, show)));
  }
  return pictures;
}

function pictureOf(view: View, site: Site): Promise<Picture[]> {
  const address = pathIn(site.language, view.address);
  const [path = ""] = address.split("?");
  return shot(site, path, async (page) => {
    await view.before?.(page);
    await page.goto(site.url + address, { waitUntil: "networkidle" });
    await view.after?.(page);
    await page.waitForLoadState("networkidle");
    return page.locator(view.part ?? "html").first();
  });
}

/**
 * One picture; none where the page could not be shown, which is said: the table is read all the same.
 * @param show shows a page, and gives the part of it that is looked at
 */
async function shot(
  { browser, language }: Site,
  title: string,
  show: (page: Page) => Promise<Locator>,
): Promise<Picture[]> {
  const locale = languages[language].tag;
  const page = await browser.newPage({ viewport, locale, reducedMotion: "reduce" });
  try {
    return [{ title, ...(await piecesOf(page, await show(page))) }];
  } catch (cause) {
    console.error(`There is no picture of ${title}: ${cause}`);
    return [];
  } finally {
    await page.close();
  }
}

async function piecesOf(page: Page, part: Locator): Promise<Omit<Picture, "title">> {
  const { x, y, width, height } = await part.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const { scrollX, scrollY } = window;
    return { x: box.x + scrollX, y: box.y + scrollY, width: box.width, height: box.height };
  });
  if (height === 0) throw new Error("it has no height.");
  const session = await page.context().newCDPSession(page);
  const pieces: string[] = [];
  for (let top = 0; top < height; top += viewport.height) {
    const rest = Math.min(viewport.height, height - top);
    const clip = { x, y: y + top, width, height: rest, scale: sharpness };
    const options = { ...image, captureBeyondViewport: true, clip };
    const { data } = await session.send("Page.captureScreenshot", options);
    pieces.push(`data:image/${image.format};base64,${data}`);
  }
  return { width, height, pieces };
}
