import { expect, test } from "vitest";
import { hasFailed, playwrightTally, type StageResult, summary, vitestTally } from "./tally.ts";

const stage = (result: Partial<StageResult>): StageResult => ({
  name: "units",
  ok: true,
  seconds: 1,
  ...result,
});

const of = (passed: number, failed: number, failures: string[] = []) => ({
  passed,
  failed,
  failures,
});

test("a file that fails before its first test is a failed test; each failure is named", () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      { name: `${process.cwd()}/broken.test.ts`, status: "failed", assertionResults: [] },
      {
        name: `${process.cwd()}/server/red.test.ts`,
        status: "failed",
        assertionResults: [
          { status: "failed", fullName: "keeps a promise" },
          { status: "passed", fullName: "is well" },
        ],
      },
    ],
  };
  const failures = ["server/red.test.ts: keeps a promise", "broken.test.ts: ran no test"];
  expect(vitestTally(report)).toMatchObject(of(3, 2, failures));
});

test("a journey that passes only when repeated has failed, and so has a broken configuration", () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  const attachments = [
    { contentType: "image/png", path: "shown.png" },
    { contentType: "text/plain", path: "said.txt" },
  ];
  const spec = (title: string, status: string) => ({
    title,
    file: "flows/a.spec.ts",
    tests: [{ status, results: [{ duration: 500, attachments }] }],
  });
  const inner = { specs: [spec("is repeated", "flaky"), spec("is skipped", "skipped")] };
  const specs = [spec("is red", "unexpected"), spec("is well", "expected")];
  const failures = ["flows/a.spec.ts: is red", "flows/a.spec.ts: is repeated"];
  const report = { stats, errors: [{}], suites: [{ specs, suites: [inner] }] };
  const files = [{ file: "flows/a.spec.ts", seconds: 2 }];
  const pictures = failures.map((failure) => ({ failure, file: "shown.png" }));
  expect(playwrightTally(report)).toEqual({ ...of(5, 3, failures), files, pictures });
});

test("a stage in which no test ran has failed", () => {
  expect(hasFailed(stage({ tally: of(0, 0) }))).toBe(true);
  expect(hasFailed(stage({ tally: of(1, 0) }))).toBe(false);
  expect(hasFailed(stage({}))).toBe(false);
});

test("the last line adds up the tests; failed stages are named above it", () => {
  const results = [
    stage({ name: "lint", ok: false }),
    stage({ name: "units", tally: of(10, 0) }),
    stage({ name: "api", ok: false, tally: of(5, 2, ["a.test.ts: one", "a.test.ts: other"]) }),
    stage({ name: "journeys", tally: of(0, 0) }),
  ];
  expect(summary(results).split("\n")).toEqual([
    "lint 1 s, units 1 s, api 1 s, journeys 1 s",
    "failed: lint",
    "failed: api (2 of 7 tests)",
    "  a.test.ts: one",
    "  a.test.ts: other",
    "failed: journeys (no test ran)",
    "15 passed, 4 failed",
  ]);
});

test("all green: how long each stage took, and the last line", () => {
  const results = [stage({ seconds: 12.4 }), stage({ name: "api", tally: of(7, 0) })];
  expect(summary(results)).toBe("units 12 s, api 1 s\n7 passed, 0 failed");
});

test("the ten slowest files of all stages stand below the times, the slowest first", () => {
  const testResults = Array.from({ length: 12 }, (_, index) => ({
    name: `${process.cwd()}/${index}.test.ts`,
    status: "passed",
    startTime: 1000,
    endTime: 1000 + index * 1000,
    assertionResults: [],
  }));
  const tally = vitestTally({ numPassedTests: 12, numFailedTests: 0, testResults });
  const lines = summary([stage({ tally })]).split("\n");
  expect(lines.slice(1, 3)).toEqual(["slowest files:", "  11.0 s 11.test.ts (units)"]);
  expect(lines[11]).toBe("  2.0 s 2.test.ts (units)");
  expect(lines.slice(12)).toEqual(["12 passed, 0 failed"]);
});
