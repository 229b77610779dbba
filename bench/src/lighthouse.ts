import { execFile } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureInstalled } from "../../scripts/prepare/install.mjs";
import type { Bench, Figures } from "./bench.ts";
import { startChromium } from "./chromium.ts";
import { median } from "./statistics.ts";

/** A folder with a lockfile of its own: a quarter of all that would be installed for a start is in it. */
const folder = fileURLToPath(new URL("../lighthouse/", import.meta.url));
const program = join(folder, "node_modules/lighthouse/cli/index.js");
const largestReportBytes = 64 * 2 ** 20;
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
 * Lighthouse's own phone: a mid-range device on a slow network, simulated by a machine slowed down four times. How
 * fast that machine is itself stands beside each page as `benchmarkIndex`: from 1,000 on Lighthouse calls it a desktop's.
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

/** One visit with a browser of its own: nothing is cached. One that Lighthouse lost track of is made again. */
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

async function reportOn(url: string): Promise<Report> {
  const chromium = await startChromium();
  try {
    const how = ["--output=json", "--quiet", "--no-enable-error-reporting"];
    const what = [`--port=${chromium.port}`, `--only-categories=${categories.join(",")}`];
    return JSON.parse(await printedBy([program, url, ...what, ...how]));
  } finally {
    await chromium.stop();
  }
}

/** What a script prints. Lighthouse ends with an error where its report holds one, which is read there. */
function printedBy(args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { maxBuffer: largestReportBytes }, (error, printed) => {
      if (error !== null && printed === "") reject(error);
      else resolve(printed);
    });
  });
}

function medians(visits: readonly Record<string, number>[]): Record<string, number> {
  const names = Object.keys(visits[0] ?? {});
  const valuesOf = (name: string) => visits.map((each) => each[name] ?? Number.NaN);
  return Object.fromEntries(names.map((name) => [name, median(valuesOf(name))]));
}
