import { readdirSync } from "node:fs";
import pg from "pg";
import { registerAccount } from "./account.ts";
import type { Bench, Figures } from "./bench.ts";
import {
  cheapestHash,
  type FrontDoor,
  neededDatabase,
  onPostgres,
  startFrontDoor,
} from "./front-door.ts";
import { cpuSecondsOf, type Load, runLoad, statFields } from "./load.ts";
import { signInLoad } from "./login.ts";
import { rounded } from "./statistics.ts";

const counts = [1, 2, 4];
const connectionsEach = 4;
const warmUpSeconds = 5;
const costs: Record<string, Record<string, string>> = {
  "default cost": {},
  "cheapest hash": cheapestHash,
};

/** Measures the CPU time of a login in the processes and in the database, by the number of processes that share it. */
export const processes: Bench = {
  name: "processes",
  about: `Sign-ins of one person for each process, at 1, 2 and 4 processes on one PostgreSQL (BENCH_DATABASE_URL), ${connectionsEach} connections each, at the default cost of a hash and where a hash costs next to nothing. CPU is of all processes and of all of the database's, for each sign-in; clients, processes and database share the cores.`,
  async run({ seconds }) {
    const url = neededDatabase("a database of a superuser's on this machine, empty or filled");
    const figures: Figures = {};
    for (const [cost, environment] of Object.entries(costs)) {
      for (const count of counts) {
        const setting = { environment, count, seconds };
        figures[`${cost}, ${count} processes`] = await measure(url, setting);
      }
    }
    return figures;
  },
};

interface Setting {
  environment: Record<string, string>;
  count: number;
  seconds: number;
}

async function measure(url: string, { environment, count, seconds }: Setting) {
  const doors: FrontDoor[] = [];
  try {
    while (doors.length < count) {
      const limits = JSON.stringify({ signUpByAddress: { perHour: 1_000_000 } });
      doors.push(await startFrontDoor({ ...onPostgres(url), LIMITS: limits, ...environment }));
    }
    const loads: Omit<Load, "seconds">[] = [];
    for (const door of doors) {
      const load = await signInLoad(door, await registerAccount(door.url));
      loads.push({ ...load, connections: connectionsEach });
    }
    const together = (length: number) =>
      Promise.all(loads.map((load) => runLoad({ ...load, seconds: length })));
    await together(warmUpSeconds);
    const postmaster = await postmasterOf(url);
    const cpu = () => ({
      processes: doors.reduce((sum, { processId }) => sum + (cpuSecondsOf(processId)?.all ?? 0), 0),
      database: databaseCpuSeconds(postmaster),
    });
    const before = cpu();
    const results = await together(seconds);
    const after = cpu();
    const perSecond = results.reduce((sum, result) => sum + result.perSecond, 0);
    const each = (of: "processes" | "database") =>
      rounded(((after[of] - before[of]) * 1_000) / (perSecond * seconds));
    const all = after.processes - before.processes + after.database - before.database;
    return {
      signInsPerSecond: rounded(perSecond),
      processCpuMillisecondsEach: each("processes"),
      databaseCpuMillisecondsEach: each("database"),
      databasePercentOfCpu: rounded((100 * (after.database - before.database)) / all),
    };
  } finally {
    for (const door of doors) await door.stop();
  }
}

async function postmasterOf(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query("select pg_read_file('postmaster.pid') as text");
  await client.end();
  return Number.parseInt(rows[0].text, 10);
}

/**
 * CPU time of the postmaster, its children and its exited children in seconds (`man 5 proc`: fields 14 to 17, in
 * 1/100 s).
 */
function databaseCpuSeconds(postmaster: number): number {
  let hundredths = 0;
  for (const id of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    const fields = statFields(`/proc/${id}`);
    const isIts = Number(id) === postmaster;
    if (!isIts && Number(fields[1]) !== postmaster) continue;
    for (const field of fields.slice(11, isIts ? 15 : 13)) hundredths += Number(field);
  }
  return hundredths / 100;
}
