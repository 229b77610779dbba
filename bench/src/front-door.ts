import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";

export const thisCheckout = fileURLToPath(new URL("../../", import.meta.url));

/** Any 32 bytes will do, because the encrypted data is used by a bench alone. */
export const masterKey = "b".repeat(64);
/** A password hash that costs next to nothing, so that the rest is what is measured. */
export const cheapestHash = { ARGON2_MEMORY_KIB: "64", ARGON2_ITERATIONS: "1" };
export const onPostgres = (url: string) => ({ DATABASE_URL: url, MASTER_KEY: masterKey });

/** The address in BENCH_DATABASE_URL. @param what has to be there. @throws Error where it is not set */
export function neededDatabase(what: string): string {
  const url = process.env.BENCH_DATABASE_URL;
  if (url === undefined) throw new Error(`Set BENCH_DATABASE_URL to ${what}.`);
  return url;
}

/** Ends a process, waits until it has ended, and deletes its folder. */
export function stopper(child: ChildProcess, folder?: string): () => Promise<void> {
  const ended = once(child, "exit");
  return async () => {
    child.kill("SIGTERM");
    await ended;
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}

/** A server that runs: the front door, or one that it is compared with. */
export interface FrontDoor {
  url: string;
  /** The process that serves, for measuring its CPU time and memory. */
  processId: number;
  stop(): Promise<void>;
}

/**
 * Starts the server as `npm start` does, on a free port with a temporary data folder, which `stop` deletes.
 * @param checkout the checkout whose server is started; this one when left out
 * @param program the entry file within the checkout
 */
export async function startFrontDoor(
  environment: Record<string, string>,
  checkout = thisCheckout,
  program = "server/src/main.ts",
): Promise<FrontDoor> {
  const folder = mkdtempSync(join(tmpdir(), "frontdoor-bench-"));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [join(checkout, program), "--no-demo"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: "error",
      ...environment,
    },
  });
  const stop = stopper(child, folder);
  if (await says(child.stdout, url)) return { url, processId: child.pid ?? 0, stop };
  rmSync(folder, { recursive: true, force: true });
  throw new Error("The server ended before it opened.");
}

/** Waits until a process prints its URL, which a server does once it listens. @returns false when it exits before */
export async function says(stdout: Readable, url: string): Promise<boolean> {
  for await (const line of createInterface(stdout)) {
    if (line.includes(url)) return true;
  }
  return false;
}

/** Runs `work` with a server that is started for it and stopped afterwards. */
export async function withFrontDoor<T>(
  environment: Record<string, string>,
  work: (door: FrontDoor) => Promise<T>,
  checkout?: string,
): Promise<T> {
  const door = await startFrontDoor(environment, checkout);
  try {
    return await work(door);
  } finally {
    await door.stop();
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "localhost");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("There is no free port.");
  return address.port;
}
