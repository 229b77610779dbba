import { expect, type Page } from "@playwright/test";
import { siteOrigin } from "../addresses.ts";
import { test } from "../fixtures/one-page-test.ts";
import { answer } from "../fixtures/stubs.ts";
import { setTextSize } from "../fixtures/text-size.ts";
import { open } from "../fixtures/watch.ts";

test.describe.configure({ mode: "serial" });

test("one test changes all that a look may change", async ({ page, watch }) => {
  watch.allow(/./);
  await open(page, "/practice");
  const before = await shown(page);
  await page.emulateMedia({ media: "print", colorScheme: "dark", reducedMotion: "no-preference" });
  await page.emulateMedia({ forcedColors: "active" });
  await page.setViewportSize({ width: 320, height: 640 });
  await setTextSize(page, 200);
  await page.context().addCookies([{ name: "left", value: "1", url: siteOrigin }]);
  await answer(page, "/practice", { status: 503 });
  await page.evaluate(() => {
    localStorage.setItem("left", "1");
    sessionStorage.setItem("left", "1");
    console.error("Left for the next one.");
  });
  expect(Object.entries(await shown(page)).filter(([name, is]) => is === before[name])).toEqual([]);
});

test("the next finds the page as anybody finds it, and hears nothing of what was told before", async ({
  page,
}) => {
  await open(page, "/practice");
  expect(await shown(page)).toEqual({
    screen: "screen, light, still, own colours, 1440 px",
    letters: "16px",
    kept: 0,
    stored: 0,
  });
});

/** How a page finds its reader, and what it finds kept of an earlier visit. */
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
      stored: Object.keys(localStorage).length + Number("left" in sessionStorage),
    };
  });
}
