import runLighthouse from "lighthouse";
import type { Bench, Figures } from "./bench.ts";
import { startChromium } from "./chromium.ts";
import { median } from "./statistics.ts";

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
  const lhr = await reportOn(url);
  if (lhr.runtimeError) {
    if (tries > 1) return visit(url, tries - 1);
    throw new Error(`Lighthouse on ${url}: ${lhr.runtimeError.message}`);
  }
  const scores = categories.map((name) => [
    name,
    Math.round((lhr.categories[name]?.score ?? 0) * 100),
  ]);
  const times = Object.entries(timings).map(([name, audit]) => [
    name,
    Math.round((lhr.audits[audit]?.numericValue ?? Number.NaN) * 1000) / 1000,
  ]);
  return Object.fromEntries([
    ...scores,
    ...times,
    ["benchmarkIndex", lhr.environment.benchmarkIndex],
  ]);
}

async function reportOn(url: string) {
  const chromium = await startChromium();
  try {
    const { port } = chromium;
    const result = await runLighthouse(url, { port, onlyCategories: [...categories] });
    if (!result) throw new Error(`Lighthouse says nothing of ${url}`);
    return result.lhr;
  } finally {
    await chromium.stop();
  }
}

function medians(visits: readonly Record<string, number>[]): Record<string, number> {
  const names = Object.keys(visits[0] ?? {});
  const valuesOf = (name: string) => visits.map((each) => each[name] ?? Number.NaN);
  return Object.fromEntries(names.map((name) => [name, median(valuesOf(name))]));
}
