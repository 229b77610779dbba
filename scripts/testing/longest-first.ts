import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Tests that start servers of their own, then those with the most requests: a fresh clone has no cache of durations.
 */
const longest = [
  "/server/test/faults/",
  "/server/test/existence/",
  "/server/test/model/",
  "/server/test/induction/",
];

/** Starts first what takes longest, so that a worker is never left alone with it. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const known = await super.sort(files);
    return known.toSorted((a, b) => rank(a) - rank(b));
  }
}

function rank({ moduleId }: TestSpecification): number {
  const found = longest.findIndex((path) => moduleId.includes(path));
  return found === -1 ? longest.length : found;
}
