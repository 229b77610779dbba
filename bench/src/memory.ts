import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { bundleServer } from "../../scripts/release/bundle.ts";
import type { Bench } from "./bench.ts";
import { startFrontDoor } from "./front-door.ts";
import { rounded } from "./statistics.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const urls = (process.env.BENCH_DATABASE_URLS ?? "").split(" ");
/** Long enough for a new site to be compressed and the memory for that to be freed. */
const idleSeconds = 60;
const ticksPerSecond = 100;

/** Measures the memory of an idle process on PostgreSQL: another checkout, this one, and this one's release archive. */
export const memory: Bench = {
  name: "memory",
  about: `MB of a process on PostgreSQL, nobody there, ${idleSeconds} s after its start, and the seconds of CPU until then: in the checkout that BENCH_BEFORE names, in this one, and joined as in the archive, all at the same time at their second start; BENCH_DATABASE_URLS has three empty databases.`,
  async run() {
    const before = process.env.BENCH_BEFORE;
    if (before === undefined || urls.length !== 3) {
      throw new Error("BENCH_BEFORE: name an installed checkout; BENCH_DATABASE_URLS: three.");
    }
    await bundleServer(root);
    try {
      const [first, now, archive] = await Promise.all([
        idle(before, "server/src/main.ts", urls[0]),
        idle(root, "server/src/main.ts", urls[1]),
        idle(root, "server/build/main.js", urls[2]),
      ]);
      const percent = (of: Taken): Taken => ({
        resident: rounded((100 * of.resident) / first.resident),
        ownMemory: rounded((100 * of.ownMemory) / first.ownMemory),
        cpuSeconds: rounded((100 * of.cpuSeconds) / first.cpuSeconds),
      });
      return {
        before: { ...first },
        now: { ...now },
        "now, in the archive": { ...archive },
        "now, percent of before": { ...percent(now) },
        "in the archive, percent of before": { ...percent(archive) },
      };
    } finally {
      rmSync(join(root, "server/build"), { recursive: true });
    }
  },
};

interface Taken {
  resident: number;
  /** Anonymous memory: without the pages of program files, which processes share. */
  ownMemory: number;
  cpuSeconds: number;
}

async function idle(checkout: string, program: string, databaseUrl = ""): Promise<Taken> {
  const environment = {
    DATABASE_URL: databaseUrl,
    MASTER_KEY: "ab".repeat(32),
    MALLOC_MMAP_THRESHOLD_: "32768",
  };
  const first = await startFrontDoor(environment, checkout, program);
  await pause(idleSeconds * 1_000);
  await first.stop();
  const door = await startFrontDoor(environment, checkout, program);
  await pause(idleSeconds * 1_000);
  const status = readFileSync(`/proc/${door.processId}/status`, "utf8");
  const stat = readFileSync(`/proc/${door.processId}/stat`, "utf8").split(") ")[1]?.split(" ");
  await door.stop();
  const megabytes = (field: string) =>
    Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1_024);
  return {
    resident: megabytes("VmRSS"),
    ownMemory: megabytes("RssAnon"),
    cpuSeconds: rounded((Number(stat?.[11]) + Number(stat?.[12])) / ticksPerSecond),
  };
}
