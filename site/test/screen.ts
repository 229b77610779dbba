import { expect, onTestFinished } from "vitest";
import { type Locator, page } from "vitest/browser";

const desk = { width: 1440, height: 900 };

/** Shows the page on a screen of another size for the rest of the test. */
export async function onScreen(width: number, height: number): Promise<void> {
  onTestFinished(() => page.viewport(desk.width, desk.height));
  await page.viewport(width, height);
}

/** Where an element stands on the screen. */
export function placeOf(element: Locator) {
  const { x, y, width, height } = element.element().getBoundingClientRect();
  return { x, y, width, height };
}

/** Nothing lies beside the screen, where a reader would have to scroll for it. */
export function expectWithinScreen(): void {
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth - clientWidth, "pixels beside the screen").toBeLessThanOrEqual(0);
}
