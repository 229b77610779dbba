import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import type { Bench } from "./bench.ts";
import { freePort, onPostgres, says, thisCheckout } from "./front-door.ts";
import { median } from "./statistics.ts";

const laterStarts = 5;
const pollMilliseconds = 10;

/** An empty database, to measure a process on PostgreSQL as well; it keeps the created tables. */
const databaseUrl = process.env.BENCH_DATABASE_URL;

/** Measures the time from a start to the first response of `/readyz`. */
export const starts: Bench = {
  name: "starts",
  about:
    "Seconds from `npm start` in a new clone, packages and site included, to the first answer of `/readyz`; then again, medians of five; then the process alone, without npm, on the embedded database and, with BENCH_DATABASE_URL (an empty database), on PostgreSQL. The first depends on how fast npm gets its packages.",
  async run() {
    const folder = mkdtempSync(join(tmpdir(), "frontdoor-starts-"));
    try {
      const clone = join(folder, "clone");
      execFileSync("git", ["clone", "--quiet", thisCheckout, clone]);
      const npm = { clone, command: ["npm", "start"], env: { DATA_DIR: join(folder, "data") } };
      const main = [
        join(clone, "node_modules/.bin/node"),
        join(clone, "server/src/main.ts"),
        "--no-demo",
      ];
      const env = { ...npm.env, NODE_COMPILE_CACHE: join(clone, "node_modules/.cache/compiled") };
      const figures = {
        "npm start in a new clone": { seconds: await start(npm) },
        "npm start again": { seconds: await medianOf(npm) },
        "the process alone, embedded": { seconds: await medianOf({ clone, command: main, env }) },
      };
      if (databaseUrl === undefined) return figures;
      const alone = { clone, command: main, env: { ...env, ...onPostgres(databaseUrl) } };
      await start(alone);
      return { ...figures, "the process alone, PostgreSQL": { seconds: await medianOf(alone) } };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

interface Started {
  clone: string;
  command: readonly string[];
  env: Record<string, string>;
}

async function medianOf(started: Started): Promise<number> {
  const seconds: number[] = [];
  for (let count = 0; count < laterStarts; count += 1) seconds.push(await start(started));
  return median(seconds);
}

/** Starts the server and stops it again. @returns seconds until the first response, to two decimal places */
async function start({ clone, command, env }: Started): Promise<number> {
  const port = await freePort();
  const [program = "", ...args] = command;
  const { DATABASE_URL: _url, MASTER_KEY: _key, ...inherited } = process.env;
  const surroundings = { ...inherited, ...env, PORT: String(port) };
  const began = performance.now();
  const child = spawn(program, args, {
    cwd: clone,
    env: surroundings,
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  try {
    await answers(child.stdout, `http://localhost:${port}`);
    return Math.round((performance.now() - began) / 10) / 100;
  } finally {
    await stop(child);
  }
}

/** Waits for the printed URL before it polls, because polling from the beginning would slow down the start. */
async function answers(stdout: Readable, url: string): Promise<void> {
  if (!(await says(stdout, url))) throw new Error("The server ended before it answered.");
  while (!(await fetch(`${url}/readyz`)).ok) await pause(pollMilliseconds);
}

/** Stops the whole process group, because npm does not forward signals. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const ended = once(child, "exit");
  process.kill(-child.pid, "SIGTERM");
  await ended;
}
