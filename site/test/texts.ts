import { expect } from "vitest";
import type { Locator } from "vitest/browser";

/** The words of all that is found become exactly these, one after the other. */
export async function expectTexts(found: Locator, texts: readonly string[]): Promise<void> {
  const words = () => found.elements().map(({ textContent }) => textContent?.trim());
  await expect.poll(words).toEqual(texts);
}
