import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { integrateDocuments, sampleFiles, samplesIn, withSamples } from "./samples.ts";

const read = (path: string) => readFileSync(path, "utf8");

test.each(integrateDocuments())(
  "%s shows its samples as they are (node scripts/documents/samples.ts)",
  (path) => {
    expect(read(path)).toBe(withSamples(read(path)));
  },
);

test("every sample is shown", () => {
  const inDocuments = integrateDocuments().flatMap((path) => samplesIn(read(path)));
  expect(inDocuments.toSorted()).toEqual(sampleFiles());
});
