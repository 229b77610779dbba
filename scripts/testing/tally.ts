import * as z from "zod/mini";

/** How many tests ran, by outcome. Skipped ones count as neither. */
export interface Tally {
  passed: number;
  failed: number;
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

/** Vitest's JSON report; a file that fails before its first test counts as one failed test. */
export function vitestTally(report: unknown): Tally {
  const { numPassedTests, numFailedTests, testResults } = z.parse(vitestReport, report);
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
});

/** Playwright's JSON report. A test that passes only when repeated has failed. */
export function playwrightTally(report: unknown): Tally {
  const { stats, errors } = z.parse(playwrightReport, report);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/** What became of a stage. `tally` is absent in stages that run no tests. */
export interface StageResult {
  name: string;
  /** Whether the command itself ended well. */
  ok: boolean;
  tally?: Tally;
  seconds: number;
}

/** Whether a stage has failed: also when its command ended well but no test ran. */
export function hasFailed({ ok, tally }: StageResult): boolean {
  return !ok || (tally !== undefined && (tally.failed > 0 || tally.passed === 0));
}

/**
 * The summary, its last line alone `N passed, M failed`. A stage that failed without a failing test
 * counts as one, so that nothing red ever reads `0 failed`.
 */
export function summary(results: readonly StageResult[]): string {
  const red = results.filter(hasFailed);
  const passed = results.reduce((sum, { tally }) => sum + (tally?.passed ?? 0), 0);
  const failed = red.reduce((sum, { tally }) => sum + Math.max(1, tally?.failed ?? 0), 0);
  const lines = red.map(({ name, tally }) => {
    if (tally === undefined) return `failed: ${name}`;
    if (tally.passed + tally.failed === 0) return `failed: ${name} (no test ran)`;
    return `failed: ${name} (${tally.failed} of ${tally.passed + tally.failed} tests)`;
  });
  return [...lines, `${passed} passed, ${failed} failed`].join("\n");
}
