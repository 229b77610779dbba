import { expect, type Page } from "@playwright/test";
import { siteOrigin } from "../addresses.ts";
import { test } from "../fixtures/one-page-test.ts";
import { answer } from "../fixtures/stubs.ts";
import { setTextSize } from "../fixtures/text-size.ts";
import { open } from "../fixtures/watch.ts";

test.describe.configure({ mode: "serial" });

/** How many console lines and requests the listeners of the first test have received. */
let heard = 0;

test("the first test changes everything that a test of looks can change", async ({
  page,
  watch,
}) => {
  watch.allow(/./);
  await open(page, "/practice");
  const before = await shown(page);
  await page.emulateMedia({ media: "print", colorScheme: "dark", reducedMotion: "no-preference" });
  await page.emulateMedia({ forcedColors: "active" });
  await page.setViewportSize({ width: 320, height: 640 });
  await setTextSize(page, 200);
  await page.context().addCookies([{ name: "left", value: "1", url: siteOrigin }]);
  await answer(page, "/practice", { status: 503 });
  page.on("console", () => heard++);
  page.on("request", () => heard++);
  await page.evaluate(() => {
    localStorage.setItem("left", "1");
    sessionStorage.setItem("left", "1");
    addEventListener("pagehide", () => sessionStorage.setItem("left at last", "1"));
    console.error("Left for the next one.");
  });
  expect(Object.entries(await shown(page)).filter(([name, is]) => is === before[name])).toEqual([]);
});

test("the next test has an unchanged page, receives no earlier console lines, and all of its own", async ({
  page,
  watch,
}) => {
  const heardBefore = heard;
  await open(page, "/practice");
  expect(await shown(page)).toEqual({
    screen: "screen, light, still, own colours, 1440 px",
    letters: "16px",
    kept: 0,
    stored: 0,
  });
  watch.verify();
  await page.evaluate(() => console.error("Told now."));
  expect(() => watch.verify()).toThrow("Told now.");
  watch.allow(/Told now\./);
  expect(heard, "what the first test's listeners hear").toBe(heardBefore);
});

test("an unexpected console line fails the test that causes it", async ({ page }) => {
  test.fail();
  await page.evaluate(() => console.error("Unexpected."));
});

/** What a page sees of the reader's settings, and what is stored from an earlier visit. */
function shown(page: Page): Promise<Record<string, string | number>> {
  return page.evaluate(() => {
    const is = (query: string) => matchMedia(query).matches;
    const screen = [
      is("screen") ? "screen" : "paper",
      is("(prefers-color-scheme: light)") ? "light" : "dark",
      is("(prefers-reduced-motion: reduce)") ? "still" : "moving",
      is("(forced-colors: none)") ? "own colours" : "forced colours",
      `${innerWidth} px`,
    ];
    return {
      screen: screen.join(", "),
      letters: getComputedStyle(document.documentElement).fontSize,
      kept: document.cookie.match(/left/g)?.length ?? 0,
      stored: [localStorage, sessionStorage]
        .flatMap(Object.keys)
        .filter((key) => key.startsWith("left")).length,
    };
  });
}
