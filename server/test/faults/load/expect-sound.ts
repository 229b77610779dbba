import { expect } from "vitest";
import type { Verdict } from "./oracle.ts";

/** Nothing is lost, nothing is doubled, and nobody was told what is not so. Prints how much that was. */
export function expectSound({ lost, doubled, wrong, ...figures }: Verdict): void {
  const { acknowledged } = figures;
  process.stdout.write(`${JSON.stringify(figures)}\n`);
  expect({ lost, doubled, wrong }).toEqual({ lost: [], doubled: [], wrong: [] });
  expect(acknowledged).toBeGreaterThanOrEqual(40);
}
