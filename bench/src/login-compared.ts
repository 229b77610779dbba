import { registerAccount } from "./account.ts";
import type { Bench, Figures } from "./bench.ts";
import { cheapestHash, type FrontDoor, onPostgres, startFrontDoor } from "./front-door.ts";
import { type Load, type LoadResult, runLoad } from "./load.ts";
import { signInLoad } from "./login.ts";
import { median, percentOf } from "./statistics.ts";

/** Two empty databases, one for each checkout, created beforehand. */
const [databaseBefore, databaseNow] = (process.env.BENCH_DATABASE_URLS ?? "").split(" ");
const checkoutBefore = process.env.BENCH_BEFORE;
const rounds = 5;
const warmUpSeconds = 45;

interface Compared {
  door: FrontDoor;
  load: Omit<Load, "seconds">;
  results: LoadResult[];
}

/**
 * Compares the cost of a login without its hash in two checkouts, in turns because a machine's speed varies during a
 * run.
 */
export const loginCompared: Bench = {
  name: "login-compared",
  keptAs: databaseNow === undefined ? "login-compared" : "login-compared-postgres",
  about:
    "A login's CPU with a hash that costs next to nothing, in the checkout that BENCH_BEFORE names and in this one, in turns, medians of five; on PostgreSQL with BENCH_DATABASE_URLS, two empty databases.",
  async run({ seconds }) {
    if (checkoutBefore === undefined) throw new Error("BENCH_BEFORE: name an installed checkout.");
    const before = await open(checkoutBefore, databaseBefore);
    const now = await open(undefined, databaseNow);
    try {
      for (let round = 0; round < rounds; round += 1) {
        for (const { load, results } of [before, now]) {
          results.push(await runLoad({ ...load, seconds }));
        }
      }
    } finally {
      await Promise.all([before.door.stop(), now.door.stop()]);
    }
    return compared(before.results, now.results);
  },
};

async function open(checkout: string | undefined, databaseUrl = ""): Promise<Compared> {
  const own = databaseUrl === "" ? {} : onPostgres(databaseUrl);
  const door = await startFrontDoor({ ...cheapestHash, ...own }, checkout);
  const load = await signInLoad(door, await registerAccount(door.url));
  await runLoad({ ...load, seconds: warmUpSeconds });
  return { door, load, results: [] };
}

function compared(before: readonly LoadResult[], now: readonly LoadResult[]): Figures {
  const of = (results: readonly LoadResult[]) => {
    const middle = (name: keyof LoadResult) => median(results.map((result) => result[name] ?? 0));
    return {
      perSecond: middle("perSecond"),
      mainThreadCpuMicrosecondsEach: middle("mainThreadCpuMicrosecondsEach"),
      serverCpuMicrosecondsEach: middle("serverCpuMicrosecondsEach"),
    };
  };
  const [first, second] = [of(before), of(now)];
  return { before: first, now: second, "now, percent of before": percentOf(first, second) };
}
