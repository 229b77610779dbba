import { expect } from "vitest";
import type { Verdict } from "./oracle.ts";

/** Nothing is lost, nothing is doubled, and nobody was told what is not so. */
export function expectSound({ lost, doubled, wrong, acknowledged }: Verdict): void {
  expect({ lost, doubled, wrong }).toEqual({ lost: [], doubled: [], wrong: [] });
  expect(acknowledged).toBeGreaterThanOrEqual(40);
}
