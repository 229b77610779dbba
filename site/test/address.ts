import { expect } from "vitest";

/** Sets the page's path and query. */
export async function expectAddress(address: string): Promise<void> {
  await expect.poll(() => `${location.pathname}${location.search}`).toBe(address);
}
