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
  /** The only status that is not an error. */
  expectedStatus: number;
  /** The server's process, for measuring its CPU time for each response. */
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
  /** CPU time of the server process; `null` where `/proc` does not have it. */
  serverCpuMicrosecondsEach: number | null;
  /** CPU time of its main thread: without password hashes and V8's background work. */
  mainThreadCpuMicrosecondsEach: number | null;
  /** CPU time of the client process, which shares the cores with the server. */
  clientCpuMicrosecondsEach: number;
}

/**
 * Sends requests to an address from a separate process.
 * @throws Error when a request failed or had another status, because figures with errors in them say nothing
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
    url,
    method,
    headers,
    connections,
    duration: seconds,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
  const child = spawn(process.execPath, [loadClient, JSON.stringify(options)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const output = Buffer.concat(await child.stdout.toArray()).toString();
  return z.parse(loaded, JSON.parse(output));
}

/** CPU time that a process and its main thread have used so far, in seconds. */
export function cpuSecondsOf(processId: number | undefined): { all: number; main: number } | null {
  if (processId === undefined || process.platform !== "linux") return null;
  const folder = `/proc/${processId}`;
  return { all: cpuSeconds(folder), main: cpuSeconds(`${folder}/task/${processId}`) };
}

/** User and system CPU time in seconds (`man 5 proc`: fields 14 and 15, in 1/100 s). */
function cpuSeconds(folder: string): number {
  const fields = statFields(folder);
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** What `/proc` tells of a process behind its name; nothing where it has exited. */
export function statFields(folder: string): string[] {
  try {
    return readFileSync(`${folder}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  } catch {
    return [];
  }
}

/** A size of a process in MiB, such as its peak (`VmHWM`); 0 where it has exited. */
export function mebibytesOf(processId: number | undefined, size: string): number {
  try {
    const status = readFileSync(`/proc/${processId}/status`, "utf8");
    return Number(new RegExp(`${size}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1_024;
  } catch {
    return 0;
  }
}
