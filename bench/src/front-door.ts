import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";

const thisCheckout = fileURLToPath(new URL("../../", import.meta.url));

export interface FrontDoor {
  url: string;
  /** For measuring its CPU time and memory. */
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
  const ended = once(child, "exit");
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
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
): Promise<T> {
  const door = await startFrontDoor(environment);
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
