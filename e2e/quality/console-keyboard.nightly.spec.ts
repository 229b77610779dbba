import { expect, type Page } from "@playwright/test";
import { consoleScreens, openDemoConsole } from "../fixtures/demo-console.ts";
import { test } from "../fixtures/second-server-test.ts";

test("[S9.016] Tab reaches every control of every screen of the console, visible and with its focus shown", async ({
  startServer,
}) => {
  const { page, addressOf } = await openDemoConsole(startServer);
  for (const screen of consoleScreens) {
    await test.step(screen, async () => {
      await page.goto(addressOf(screen));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("[aria-busy=true], main .loading")).toHaveCount(0);
      expect(await missedByTab(page)).toEqual([]);
    });
  }
});

/** The controls that Tab does not reach, or reaches covered or without a visible focus. */
async function missedByTab(page: Page): Promise<string[]> {
  const controls = await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    const found = document.querySelectorAll<HTMLElement>(
      "a[href], button, input, select, textarea, summary, [tabindex='0']",
    );
    const reachable = [...found].filter(
      (control) => control.checkVisibility() && !control.matches(":disabled, [tabindex='-1']"),
    );
    for (const [at, control] of reachable.entries()) control.dataset.place = String(at);
    return reachable.map((control) => `${control.tagName} ${control.innerText.slice(0, 40)}`);
  });
  const met = new Set<string>();
  const unseen: string[] = [];
  // A radio group is a single tab stop, and a date field is several.
  for (let stop = 0; stop < controls.length + 20; stop += 1) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => {
      const control = document.activeElement as HTMLElement;
      const { left, top, width, height } = control.getBoundingClientRect();
      const hit = document.elementFromPoint(
        Math.min(Math.max(left + width / 2, 0), window.innerWidth - 1),
        Math.min(Math.max(top + Math.min(height / 2, 20), 0), window.innerHeight - 1),
      );
      const { outlineStyle, boxShadow } = getComputedStyle(control);
      const around = getComputedStyle(control.parentElement ?? control);
      const shows = [outlineStyle, around.outlineStyle].some((style) => style !== "none");
      return {
        place: control.dataset.place,
        isCovered: hit === null || !(control.contains(hit) || hit.contains(control)),
        isShown: shows || boxShadow !== "none" || around.boxShadow !== "none",
      };
    });
    const { place } = focused;
    if (place === undefined) continue;
    const name = controls[Number(place)] ?? place;
    if (!met.has(place) && focused.isCovered) unseen.push(`${name}: covered`);
    if (!met.has(place) && !focused.isShown) unseen.push(`${name}: no focus`);
    met.add(place);
  }
  const missed = controls.filter((_, place) => !met.has(String(place)));
  return [...missed.map((name) => `${name}: not reached`), ...unseen];
}
