import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as z from "zod/mini";
import { rounded } from "./statistics.ts";

const loadClient = fileURLToPath(new URL("load-client.ts", import.meta.url));

export interface Load {
  url: string;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: unknown;
  connections: number;
  seconds: number;
  /** The only status that counts as an answer. */
  expectedStatus: number;
  /** The process that answers, to tell what an answer costs it. */
  processId?: number;
}

const loaded = z.object({
  report: z.object({
    requests: z.object({ total: z.number() }),
    latency: z.object({ p50: z.number(), p97_5: z.number(), p99: z.number() }),
    errors: z.number(),
    duration: z.number(),
    statusCodeStats: z.record(z.string(), z.object({ count: z.number() })),
  }),
  cpuMicroseconds: z.number(),
});

export interface LoadResult {
  perSecond: number;
  millisecondsP50: number;
  millisecondsP97: number;
  millisecondsP99: number;
  /** CPU time of the answering process; `null` where `/proc` does not tell. */
  serverCpuMicrosecondsEach: number | null;
  /** Its main thread's part: all but hashes, and what the engine of the language does beside it. */
  mainThreadCpuMicrosecondsEach: number | null;
  /** CPU time of the asking process, which takes it from the same cores. */
  clientCpuMicrosecondsEach: number;
}

/**
 * Loads an address from a process of its own.
 * @throws Error when an answer failed or had another status: a bench that measures errors measures nothing
 */
export async function runLoad(load: Load): Promise<LoadResult> {
  const before = cpuSecondsOf(load.processId);
  const { report, cpuMicroseconds } = await runClient(load);
  const after = cpuSecondsOf(load.processId);
  const { requests, latency, errors, duration, statusCodeStats } = report;
  const statuses = Object.entries(statusCodeStats).map(([code, { count }]) => `${count} × ${code}`);
  const expected = statusCodeStats[String(load.expectedStatus)]?.count ?? 0;
  if (errors > 0 || expected === 0 || statuses.length !== 1) {
    throw new Error(`${load.url}: ${errors} errors, ${statuses.join(", ") || "no answer"}`);
  }
  const cpuEach = (which: "all" | "main") =>
    before === null || after === null
      ? null
      : rounded(((after[which] - before[which]) * 1e6) / requests.total);
  return {
    perSecond: rounded(expected / duration),
    millisecondsP50: latency.p50,
    millisecondsP97: latency.p97_5,
    millisecondsP99: latency.p99,
    serverCpuMicrosecondsEach: cpuEach("all"),
    mainThreadCpuMicrosecondsEach: cpuEach("main"),
    clientCpuMicrosecondsEach: rounded(cpuMicroseconds / requests.total),
  };
}

async function runClient({ url, method = "GET", body, connections, seconds, ...load }: Load) {
  const headers = { ...load.headers };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const options = {
    ...{ url, method, headers, connections, duration: seconds },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
  const child = spawn(process.execPath, [loadClient, JSON.stringify(options)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const output = Buffer.concat(await child.stdout.toArray()).toString();
  return z.parse(loaded, JSON.parse(output));
}

/** What a process has used so far, and its main thread of it, in seconds. */
export function cpuSecondsOf(processId: number | undefined): { all: number; main: number } | null {
  if (processId === undefined || process.platform !== "linux") return null;
  const folder = `/proc/${processId}`;
  return { all: cpuSeconds(folder), main: cpuSeconds(`${folder}/task/${processId}`) };
}

/** User and system time (`man 5 proc`: fields 14 and 15, 1/100 s). */
function cpuSeconds(folder: string): number {
  const fields = readFileSync(`${folder}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
