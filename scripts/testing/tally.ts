import { relative } from "node:path";
import * as z from "zod/mini";

/** How many tests ran, by outcome. Skipped ones count as neither. */
export interface Tally {
  passed: number;
  failed: number;
  /** The failures, each as `file: title`. */
  failures: string[];
  /** The time of each file, where the runner reports it. */
  files?: FileTime[];
  /** Screenshots of failed tests: PNG files by their failure. */
  pictures?: { failure: string; file: string }[];
}

interface FileTime {
  file: string;
  seconds: number;
}

/** The tally of a runner that ended before it ran a test. */
export const noTests: Tally = { passed: 0, failed: 0, failures: [] };

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      startTime: z.optional(z.number()),
      endTime: z.optional(z.number()),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
});

/** Vitest's JSON report; a file that fails before its first test counts as one failed test. */
export function vitestTally(report: unknown): Tally {
  const { numPassedTests, numFailedTests, testResults } = z.parse(vitestReport, report);
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  const failures = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName }) => `${relative("", name)}: ${fullName}`),
  );
  const files = testResults.map(({ name, startTime = 0, endTime = 0 }) => ({
    file: relative("", name),
    seconds: (endTime - startTime) / 1000,
  }));
  return {
    files,
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    failures: [...failures, ...broken.map(({ name }) => `${relative("", name)}: ran no test`)],
  };
}

const playwrightResult = z.object({
  duration: z.number(),
  attachments: z.optional(
    z.array(z.object({ contentType: z.string(), path: z.optional(z.string()) })),
  ),
});
const playwrightTest = z.object({
  status: z.string(),
  results: z.optional(z.array(playwrightResult)),
});
const playwrightSuite = z.object({
  specs: z.array(z.object({ file: z.string(), title: z.string(), tests: z.array(playwrightTest) })),
  get suites() {
    return z.optional(z.array(playwrightSuite));
  },
});
type PlaywrightSuite = z.infer<typeof playwrightSuite>;
const playwrightReport = z.object({
  suites: z.array(playwrightSuite),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
});

/** Playwright's JSON report. A test that passes only when repeated has failed. */
export function playwrightTally(report: unknown): Tally {
  const { suites, stats, errors } = z.parse(playwrightReport, report);
  const specs = suites.flatMap(specsOf);
  const red = specs
    .filter(({ tests }) => tests.some(({ status }) => ["unexpected", "flaky"].includes(status)))
    .map((spec) => ({ failure: `${spec.file}: ${spec.title}`, spec }));
  const failed = stats.unexpected + stats.flaky + errors.length;
  return {
    passed: stats.expected,
    failed,
    failures: red.map(({ failure }) => failure),
    files: timesOf(specs),
    pictures: red.flatMap(({ failure, spec }) =>
      picturesOf(spec).map((file) => ({ failure, file })),
    ),
  };
}

function picturesOf({ tests }: PlaywrightSuite["specs"][number]): string[] {
  const attached = tests
    .flatMap(({ results = [] }) => results)
    .flatMap(({ attachments = [] }) => attachments);
  return attached.flatMap(({ contentType, path }) =>
    contentType === "image/png" && path !== undefined ? [path] : [],
  );
}

/** How long the tests of each file took together, whichever workers ran them. */
function timesOf(specs: PlaywrightSuite["specs"]): FileTime[] {
  const seconds = new Map<string, number>();
  for (const { file, tests } of specs) {
    const took = tests.flatMap(({ results = [] }) => results.map(({ duration }) => duration));
    const sum = took.reduce((all, each) => all + each, 0) / 1_000;
    seconds.set(file, (seconds.get(file) ?? 0) + sum);
  }
  return [...seconds].map(([file, sum]) => ({ file, seconds: sum }));
}

function specsOf({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite["specs"] {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** The ten files that took longest, a line each with its stage. */
function slowest(results: readonly StageResult[]): string[] {
  const files = results.flatMap(({ name, tally }) =>
    (tally?.files ?? []).map((one) => ({ ...one, name })),
  );
  const ten = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10);
  const lines = ten.map(({ file, seconds, name }) => `  ${seconds.toFixed(1)} s ${file} (${name})`);
  return lines.length === 0 ? [] : ["slowest files:", ...lines];
}

/** The result of a stage. `tally` is absent in stages without tests. */
export interface StageResult {
  name: string;
  /** Whether the command itself succeeded. */
  ok: boolean;
  tally?: Tally;
  seconds: number;
}

/** Whether a stage has failed: also when its command succeeded but no test ran. */
export function hasFailed({ ok, tally }: StageResult): boolean {
  return !ok || (tally !== undefined && (tally.failed > 0 || tally.passed === 0));
}

/**
 * The summary: how long each stage took, the ten slowest files, what failed, and as its last line alone
 * `N passed, M failed`. A stage that failed without a failing test counts as one, so that nothing red ever reads
 * `0 failed`.
 */
export function summary(results: readonly StageResult[]): string {
  const red = results.filter(hasFailed);
  const passed = results.reduce((sum, { tally }) => sum + (tally?.passed ?? 0), 0);
  const failed = red.reduce((sum, { tally }) => sum + Math.max(1, tally?.failed ?? 0), 0);
  const lines = red.map(({ name, tally }) => {
    if (tally === undefined) return `failed: ${name}`;
    if (tally.passed + tally.failed === 0) return `failed: ${name} (no test ran)`;
    const line = `failed: ${name} (${tally.failed} of ${tally.passed + tally.failed} tests)`;
    return [line, ...tally.failures.map((failure) => `  ${failure}`)].join("\n");
  });
  const times = results.map(({ name, seconds }) => `${name} ${seconds.toFixed(0)} s`).join(", ");
  return [times, ...slowest(results), ...lines, `${passed} passed, ${failed} failed`].join("\n");
}
