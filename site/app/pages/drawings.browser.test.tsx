import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { open } from "../../test/open-screen.tsx";
import { onScreen, placeOf } from "../../test/screen.ts";

for (const width of [320, 390, 768, 1440]) {
  test(`[S1.010] the thirty suns are drawn once, at ${width} px`, async () => {
    await onScreen(width, 900);
    await open("/");
    await expect.element(page.css(".thirty__arc:visible")).toHaveLength(1);
  });
}

for (const [path, width] of [
  ["/packages", 320],
  ["/packages", 390],
  ["/packages", 640],
  ["/about", 320],
] as const) {
  test(`the sentence on top of ${path} stays clear of the moon at ${width} px`, async () => {
    await onScreen(width, 800);
    await open(path);
    await document.fonts.ready;
    const lead = placeOf(page.css(".hero .lead"));
    const orb = placeOf(page.css(".hero .scene__sun circle").nth(1));
    expect(orb.y - (lead.y + lead.height)).toBeGreaterThan(2);
  });
}
