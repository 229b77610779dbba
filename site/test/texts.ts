import { expect } from "vitest";
import type { Locator } from "vitest/browser";

/** Checks that the texts of all matches are exactly these, in order. */
export async function expectTexts(found: Locator, texts: readonly string[]): Promise<void> {
  const words = () => found.elements().map(({ textContent }) => textContent?.trim());
  await expect.poll(words).toEqual(texts);
}
