import type { Bench, Figures } from "./bench.ts";
import { firstKey } from "./command.ts";
import { cheapestHash, onPostgres, withFrontDoor } from "./front-door.ts";
import type { Flow } from "./scale/flow.ts";
import { logins } from "./scale/login-flows.ts";
import { operationsFlows } from "./scale/operations-flows.ts";
import { planFigures } from "./scale/plan-figures.ts";
import { recoveries } from "./scale/recovery-flows.ts";
import { takeSample } from "./scale/sample.ts";
import { searches } from "./scale/search-flows.ts";
import { openStatementLog } from "./scale/statement-log.ts";
import { type Told, timeFigures, timesOfPresses } from "./scale/time-figures.ts";

/** Databases that `bench -- fill` has filled, separated by commas, the smallest first. */
const databaseUrls = (process.env.BENCH_SCALE_URLS ?? "").split(",").filter((url) => url !== "");
/** Another installed checkout to compare with, measured in turns with this one; optional. */
const checkoutBefore = process.env.BENCH_BEFORE;
/** Measures only the flows whose names contain this text. */
const only = process.env.BENCH_SCALE_ONLY ?? "";

const flows: readonly Flow[] = [...logins, ...recoveries, ...searches, ...operationsFlows].filter(
  ({ name }) => name.includes(only),
);

/** Measures the database's work for each request at different sizes of the database. */
export const scale: Bench = {
  name: "scale",
  keptAs: ["scale", ...(only.match(/\w+/g) ?? [])].join("-"),
  about: `Requests to a server on filled databases (bench -- fill; BENCH_SCALE_URLS, by commas, the smallest first), one after the other. Milliseconds are the database's own, from its log: parsing, planning and running all statements of a request, beginning and committing included, with fsync as it is set. Of plans: how many steps went through 10 000 rows of a table or more, and the most rows that one step touched. Growth is from the smallest database to the largest.`,
  async run() {
    if (databaseUrls.length === 0) throw new Error("Set BENCH_SCALE_URLS to filled databases.");
    const all: { accounts: number; figures: Figures }[] = [];
    for (const url of databaseUrls) all.push(await measure(url));
    return withGrowth(all);
  },
};

async function measure(url: string) {
  const log = await openStatementLog(url);
  try {
    const sample = await takeSample(log.client);
    const environment = serverOn(url);
    const key = await firstKey(environment);
    const onServer = async <T>(
      what: "times" | "plans",
      work: (url: string) => Promise<T>,
      checkout?: string,
    ) => {
      await log.tell(what);
      return withFrontDoor(environment, (door) => work(door.url), checkout);
    };
    const label = `${(sample.accounts / 1e6).toLocaleString("en-ZA", { maximumFractionDigits: 1 })} M`;
    const run = { flows, sample, key, label };
    const plans = await onServer("plans", (door) => planFigures(log, run, door));
    const [before, now]: [Told[], Told[]] = [[], []];
    // In turns, because a machine's speed varies during a run.
    for (const isBefore of checkoutBefore === undefined ? [false] : [true, false, false, true]) {
      const checkout = isBefore ? checkoutBefore : undefined;
      const told = await onServer("times", (door) => timesOfPresses(log, run, door), checkout);
      (isBefore ? before : now).push(told);
    }
    const times = { ...timeFigures(`${label}, before`, before), ...timeFigures(label, now) };
    return { accounts: sample.accounts, figures: { ...times, ...plans } };
  } finally {
    await log.close();
  }
}

/** With rate limits and the cost of hashes out of the way, so that the database is what is measured. */
function serverOn(url: string): Record<string, string> {
  const much = { perQuarterHour: 1e6, perHour: 1e6, perDay: 1e6 };
  const limits = Object.fromEntries(limitsInTheWay.map((name) => [name, much]));
  return { ...onPostgres(url), ...cheapestHash, LIMITS: JSON.stringify(limits) };
}

const limitsInTheWay = [
  "failedNamesByAddress",
  "lockedAttemptsByAddress",
  "resetByAddress",
  "resetByStrangers",
  "reminderByAddress",
  "signUpByAddress",
  "takenNameByAddress",
  "contactByAddress",
  "hodSearchByAddress",
  "accountSearchByCaller",
  "verificationByClient",
];

/** Adds the ratio of the times of the largest and the smallest database. */
function withGrowth(all: readonly { accounts: number; figures: Figures }[]): Figures {
  const merged: Figures = Object.assign({}, ...all.map(({ figures }) => figures));
  const [first, last] = [all.at(0), all.at(-1)];
  if (first === undefined || last === undefined || first === last) return merged;
  for (const { name } of flows) {
    const [before, after] = [first, last].map(({ figures }) => ofFlow(figures, name));
    if (before === undefined || after === undefined) continue;
    const growth = (of: string) => Math.round((100 * Number(after[of])) / Number(before[of])) / 100;
    merged[`growth: ${name}`] = {
      databaseMillisecondsP50: growth("databaseMillisecondsP50"),
      databaseMillisecondsP99: growth("databaseMillisecondsP99"),
    };
  }
  return merged;
}

function ofFlow(figures: Figures, name: string): Record<string, unknown> | undefined {
  const found = Object.entries(figures).find(([key]) => key.endsWith(` M: ${name}`));
  return found === undefined ? undefined : { ...found[1] };
}
