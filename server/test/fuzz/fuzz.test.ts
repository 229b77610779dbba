import { expect, test } from "vitest";
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
