import { expect, onTestFinished } from "vitest";
import { type Locator, page } from "vitest/browser";

const desk = { width: 1440, height: 900 };

/** Sets the screen size for the rest of the test. */
export async function onScreen(width: number, height: number): Promise<void> {
  onTestFinished(() => page.viewport(desk.width, desk.height));
  await page.viewport(width, height);
}

/** The position of an element on the screen. */
export function placeOf(element: Locator) {
  const { x, y, width, height } = element.element().getBoundingClientRect();
  return { x, y, width, height };
}

/** Checks that nothing requires horizontal scrolling. */
export function expectWithinScreen(): void {
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth - clientWidth, "pixels beside the screen").toBeLessThanOrEqual(0);
}
