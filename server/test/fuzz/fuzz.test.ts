import { expect, test } from "vitest";
import { startCoverage } from "./coverage.ts";
import { fuzz } from "./fuzz.ts";
import { growthOf } from "./growth.ts";
import { fuzzTargets } from "./targets.ts";

const seed = 1;
const executions = 1_500;
const longestMilliseconds = 50;

test.each(fuzzTargets)(
  "[SEC-G3] $name: no text makes it throw, or disagree with another way to tell",
  async (target) => {
    await fuzz(target, null, { seed, executions });
  },
);

test.each(fuzzTargets)(
  "[SEC-G11] $name: a hundred thousand letters take 50 ms at most",
  (target) => {
    expect(growthOf(target, longestMilliseconds)).toEqual([]);
  },
);

test("the seeds of each target run every file whose blocks are looked at", async () => {
  const coverage = await startCoverage([...new Set(fuzzTargets.flatMap(({ files }) => files))]);
  const unseen: string[] = [];
  for (const { name, files, seeds, run } of fuzzTargets) {
    for (const seed of seeds) run(seed);
    const places = [...(await coverage.take())];
    const missed = files.filter((file) => !places.some((place) => place.startsWith(`${file} `)));
    unseen.push(...missed.map((file) => `${name}: ${file}`));
  }
  await coverage.stop();
  expect(unseen).toEqual([]);
});
