import { expect } from "vitest";

/** The page's path and query become these. */
export async function expectAddress(address: string): Promise<void> {
  await expect.poll(() => `${location.pathname}${location.search}`).toBe(address);
}
