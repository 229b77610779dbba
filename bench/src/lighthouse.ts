import { execFile } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureInstalled } from "../../scripts/prepare/install.mjs";
import type { Bench, Figures } from "./bench.ts";
import { medians } from "./statistics.ts";

/** A folder with its own lockfile, because Lighthouse would be a quarter of all packages that a start installs. */
const folder = fileURLToPath(new URL("../lighthouse/", import.meta.url));
const program = join(folder, "node_modules/lighthouse/cli/index.js");
const largestReportBytes = 64 * 2 ** 20;
const chromeFlags = "--headless=new --no-sandbox --no-first-run";
const env = { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium" };
const paths = ["/", "/practice", "/academic", "/priceplans", "/login", "/signup/practice"];
const runs = 5;
const triesPerRun = 3;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const timings = {
  firstPaintMilliseconds: "first-contentful-paint",
  largestPaintMilliseconds: "largest-contentful-paint",
  blockingMilliseconds: "total-blocking-time",
  layoutShift: "cumulative-layout-shift",
} as const;

/**
 * Uses Lighthouse's default phone: a mid-range device on a slow network, simulated with the CPU slowed down four times.
 * `benchmarkIndex` beside each page says how fast this machine is; Lighthouse takes 1,000 and more for a desktop.
 */
export const lighthouse: Bench = {
  name: "lighthouse",
  about: `Lighthouse for phones, against this server: the median of ${runs} visits to each page.`,
  async run({ frontDoor }) {
    ensureInstalled(folder);
    const figures: Figures = {};
    for (const path of paths) {
      const visits: Record<string, number>[] = [];
      while (visits.length < runs) visits.push(await visit(frontDoor.url + path));
      figures[path] = medians(visits);
    }
    return figures;
  },
};

/** Visits a page once in a new browser, so that nothing is cached; retries when Lighthouse reports a runtime error. */
async function visit(url: string, tries = triesPerRun): Promise<Record<string, number>> {
  const report = await reportOn(url);
  if (report.runtimeError) {
    if (tries > 1) return visit(url, tries - 1);
    throw new Error(`Lighthouse on ${url}: ${report.runtimeError.message}`);
  }
  const scores = categories.map((name) => [
    name,
    Math.round((report.categories[name]?.score ?? 0) * 100),
  ]);
  const times = Object.entries(timings).map(([name, audit]) => [
    name,
    Math.round((report.audits[audit]?.numericValue ?? Number.NaN) * 1000) / 1000,
  ]);
  return Object.fromEntries([
    ...scores,
    ...times,
    ["benchmarkIndex", report.environment.benchmarkIndex],
  ]);
}

interface Report {
  runtimeError?: { message: string };
  categories: Readonly<Record<string, { score: number | null }>>;
  audits: Readonly<Record<string, { numericValue?: number }>>;
  environment: { benchmarkIndex: number };
}

/** Lighthouse starts its browser with a temporary profile, and ends it. */
async function reportOn(url: string): Promise<Report> {
  const how = ["--output=json", "--quiet", "--no-enable-error-reporting"];
  const browser = ["--chrome-ignore-default-flags", `--chrome-flags=${chromeFlags}`];
  const what = `--only-categories=${categories.join(",")}`;
  return JSON.parse(await printedBy([program, url, what, ...browser, ...how]));
}

/**
 * The stdout of a script. Lighthouse exits with an error when its report contains one, so the report is read anyway.
 */
function printedBy(args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { maxBuffer: largestReportBytes, env }, (error, printed) => {
      if (error !== null && printed === "") reject(error);
      else resolve(printed);
    });
  });
}
