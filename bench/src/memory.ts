import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { bundleServer } from "../../scripts/release/bundle.ts";
import type { Bench } from "./bench.ts";
import { onPostgres, startFrontDoor, thisCheckout } from "./front-door.ts";
import { cpuSecondsOf, mebibytesOf } from "./load.ts";
import { percentOf, rounded } from "./statistics.ts";

const urls = (process.env.BENCH_DATABASE_URLS ?? "").split(" ");
/** Long enough for a new site to be compressed and the memory for that to be freed. */
const idleSeconds = 60;

/** Measures the memory of an idle process on PostgreSQL: another checkout, this one, and this one's release archive. */
export const memory: Bench = {
  name: "memory",
  about: `MB of a process on PostgreSQL, nobody there, ${idleSeconds} s after its start, and the seconds of CPU until then: in the checkout that BENCH_BEFORE names, in this one, and joined as in the archive, all at the same time at their second start; BENCH_DATABASE_URLS has three empty databases.`,
  async run() {
    const before = process.env.BENCH_BEFORE;
    if (before === undefined || urls.length !== 3) {
      throw new Error("BENCH_BEFORE: name an installed checkout; BENCH_DATABASE_URLS: three.");
    }
    await bundleServer(thisCheckout);
    try {
      const [first, now, archive] = await Promise.all([
        idle(before, "server/src/main.ts", urls[0]),
        idle(thisCheckout, "server/src/main.ts", urls[1]),
        idle(thisCheckout, "server/build/main.js", urls[2]),
      ]);
      return {
        before: first,
        now,
        "now, in the archive": archive,
        "now, percent of before": percentOf(first, now),
        "in the archive, percent of before": percentOf(first, archive),
      };
    } finally {
      rmSync(join(thisCheckout, "server/build"), { recursive: true });
    }
  },
};

async function idle(checkout: string, program: string, databaseUrl = "") {
  const environment = { ...onPostgres(databaseUrl), MALLOC_MMAP_THRESHOLD_: "32768" };
  const first = await startFrontDoor(environment, checkout, program);
  await pause(idleSeconds * 1_000);
  await first.stop();
  const door = await startFrontDoor(environment, checkout, program);
  await pause(idleSeconds * 1_000);
  const taken = {
    resident: Math.round(mebibytesOf(door.processId, "VmRSS")),
    // Without the pages of program files, which processes share.
    ownMemory: Math.round(mebibytesOf(door.processId, "RssAnon")),
    cpuSeconds: rounded(cpuSecondsOf(door.processId)?.all ?? Number.NaN),
  };
  await door.stop();
  return taken;
}
