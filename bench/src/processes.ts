import { readdirSync, readFileSync } from "node:fs";
import {
  clientTypeHeader,
  practiceAuthAccept,
  practiceClientType,
} from "@frontdoor/contract/constants.ts";
import pg from "pg";
import { registerAccount } from "./account.ts";
import type { Bench, Figures } from "./bench.ts";
import { fillMasterKey } from "./fill/pattern.ts";
import { type FrontDoor, startFrontDoor } from "./front-door.ts";
import { cpuSecondsOf, runLoad } from "./load.ts";
import { rounded } from "./statistics.ts";

/** A database on a PostgreSQL server of this machine, empty or filled; its user must be a superuser. */
const databaseUrl = process.env.BENCH_DATABASE_URL;
const counts = [1, 2, 4];
const connectionsEach = 4;
const warmUpSeconds = 5;
const costs: Record<string, Record<string, string>> = {
  "default cost": {},
  "cheapest hash": { ARGON2_MEMORY_KIB: "64", ARGON2_ITERATIONS: "1" },
};

/** Measures the CPU time of a login in the processes and in the database, by the number of processes that share it. */
export const processes: Bench = {
  name: "processes",
  about: `Sign-ins of one person for each process, at 1, 2 and 4 processes on one PostgreSQL (BENCH_DATABASE_URL), ${connectionsEach} connections each, at the default cost of a hash and where a hash costs next to nothing. CPU is of all processes and of all of the database's, for each sign-in; clients, processes and database share the cores.`,
  async run({ seconds }) {
    if (databaseUrl === undefined) throw new Error("Set BENCH_DATABASE_URL.");
    const figures: Figures = {};
    for (const [cost, environment] of Object.entries(costs)) {
      for (const count of counts) {
        figures[`${cost}, ${count} processes`] = await measure(databaseUrl, {
          environment,
          count,
          seconds,
        });
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
      const own = { DATABASE_URL: url, MASTER_KEY: fillMasterKey, LIMITS: limits, ...environment };
      doors.push(await startFrontDoor(own));
    }
    const loads: Awaited<ReturnType<typeof signIns>>[] = [];
    for (const { url: address } of doors) loads.push(await signIns(address));
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

/** Logs in from a browser that is known for the account, so that it is not locked. */
async function signIns(url: string) {
  const account = await registerAccount(url);
  const headers = { Accept: practiceAuthAccept, [clientTypeHeader]: practiceClientType };
  const address = `${url}/api/practice/security/auth`;
  const first = await fetch(address, {
    method: "POST",
    headers: { ...headers, "Content-Type": "application/json" },
    body: JSON.stringify(account),
  });
  const cookies = first.headers.getSetCookie().map((cookie) => cookie.split(";", 1)[0]);
  return {
    url: address,
    method: "POST",
    headers: { ...headers, Cookie: cookies.join("; ") },
    body: account,
    connections: connectionsEach,
    expectedStatus: 200,
  } as const;
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
    const fields = statOf(id);
    const isIts = Number(id) === postmaster;
    if (!isIts && Number(fields[1]) !== postmaster) continue;
    for (const field of fields.slice(11, isIts ? 15 : 13)) hundredths += Number(field);
  }
  return hundredths / 100;
}

function statOf(id: string): string[] {
  try {
    return readFileSync(`/proc/${id}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  } catch {
    return [];
  }
}
