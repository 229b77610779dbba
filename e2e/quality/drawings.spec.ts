import { expect } from "@playwright/test";
import { brochurePages } from "../fixtures/pages.ts";
import { test } from "../fixtures/test.ts";

const account = ["/login", "/login/practice", "/signup/practice", "/forgotpassword"];

/** How a button looks of itself. */
const withoutRules = new Set(["button--primary", "button--medium"]);

for (const width of [320, 390, 768, 1440]) {
  test(`[S1.010] the thirty suns are drawn once, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    await expect(page.locator(".thirty__arc:visible")).toHaveCount(1);
  });
}

test("every class that a page names has a rule in the style sheet", async ({ request }) => {
  const textOf = async (path: string) => (await request.get(path)).text();
  const [, address = ""] = /rel="stylesheet" href="([^"]*)"/.exec(await textOf("/")) ?? [];
  const rules = new Set((await textOf(address)).match(/(?<=\.)[a-z][\w-]*/gi));
  for (const path of [...brochurePages, ...account]) {
    const named = (await textOf(path)).match(/(?<= class=")[^"]*/g) ?? [];
    const classes = new Set(named.flatMap((names) => names.split(" ")));
    expect(classes.size).toBeGreaterThan(10);
    expect([...classes.difference(rules).difference(withoutRules)], path).toEqual([]);
  }
});

for (const [path, width] of [
  ["/packages", 320],
  ["/packages", 390],
  ["/packages", 640],
  ["/about", 320],
] as const) {
  test(`the sentence on top of ${path} stays clear of the moon at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const lead = await page.locator(".hero .lead").boundingBox();
    const orb = await page.locator(".hero .scene__sun circle").nth(1).boundingBox();
    expect((orb?.y ?? 0) - ((lead?.y ?? 0) + (lead?.height ?? 0))).toBeGreaterThan(2);
  });
}
