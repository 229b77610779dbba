import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { open } from "../../test/open-screen.tsx";
import { onScreen } from "../../test/screen.ts";

const box = (selector: string) => page.css(selector).element().getBoundingClientRect();

for (const path of ["/login/practice", "/forgotpassword", "/forgotusername"]) {
  for (const width of [320, 768, 1080]) {
    test(`at ${width} px the river of ${path} is a strip across the page, between the form and the footer`, async () => {
      await onScreen(width, 844);
      await open(path);
      await expect.element(page.css(".account__scene .scene").first()).toBeInTheDocument();
      const river = box(".account__scene");
      expect([river.left, river.width]).toEqual([0, document.documentElement.clientWidth]);
      expect(river.height).toBe(176);
      expect(river.top).toBeGreaterThanOrEqual(box("main").bottom);
      expect(river.bottom).toBeLessThanOrEqual(box(".slim-footer").top);
    });
  }

  test(`at 1090 px the river of ${path} stands beside the form`, async () => {
    await onScreen(1090, 844);
    await open(path);
    const river = box(".account__scene");
    expect(river.top).toBe(0);
    expect(river.left).toBeGreaterThanOrEqual(box("main").right);
  });

  test(`at 360 × 640 px the first field of ${path} needs no scrolling`, async () => {
    await onScreen(360, 640);
    await open(path);
    const { top, bottom } = page.getByRole("textbox").first().element().getBoundingClientRect();
    expect([top > 0, bottom <= 640]).toEqual([true, true]);
  });
}
