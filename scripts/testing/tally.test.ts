import { expect, test } from "vitest";
import { hasFailed, playwrightTally, type StageResult, summary, vitestTally } from "./tally.ts";

const stage = (result: Partial<StageResult>): StageResult => ({
  name: "units",
  ok: true,
  seconds: 1,
  ...result,
});

test("a file that fails before its first test is a failed test", () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      { status: "failed", assertionResults: [] },
      { status: "failed", assertionResults: [{}] },
      { status: "passed", assertionResults: [{}, {}, {}] },
    ],
  };
  expect(vitestTally(report)).toEqual({ passed: 3, failed: 2 });
});

test("a journey that passes only when repeated has failed, and so has a broken configuration", () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  expect(playwrightTally({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 3 });
});

test("a stage in which no test ran has failed", () => {
  expect(hasFailed(stage({ tally: { passed: 0, failed: 0 } }))).toBe(true);
  expect(hasFailed(stage({ tally: { passed: 1, failed: 0 } }))).toBe(false);
  expect(hasFailed(stage({}))).toBe(false);
});

test("the last line adds up the tests; failed stages are named above it", () => {
  const results = [
    stage({ name: "lint", ok: false }),
    stage({ name: "units", tally: { passed: 10, failed: 0 } }),
    stage({ name: "api", ok: false, tally: { passed: 5, failed: 2 } }),
    stage({ name: "journeys", tally: { passed: 0, failed: 0 } }),
  ];
  expect(summary(results).split("\n")).toEqual([
    "failed: lint",
    "failed: api (2 of 7 tests)",
    "failed: journeys (no test ran)",
    "15 passed, 4 failed",
  ]);
});

test("all green: one line", () => {
  expect(summary([stage({}), stage({ tally: { passed: 7, failed: 0 } })])).toBe(
    "7 passed, 0 failed",
  );
});
