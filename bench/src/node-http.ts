import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { type FrontDoor, stopper } from "./front-door.ts";

const bareHttp = fileURLToPath(new URL("bare-http.ts", import.meta.url));

/**
 * Starts Node's HTTP server with one response of this server, headers included, to measure Node's own share of the
 * cost.
 */
export async function startNodeHttp(
  pageUrl: string,
  headers: Record<string, string>,
): Promise<FrontDoor> {
  const child = spawn(process.execPath, [bareHttp, pageUrl, JSON.stringify(headers)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const stop = stopper(child);
  for await (const port of createInterface(child.stdout)) {
    return { url: `http://localhost:${port}/`, processId: child.pid ?? 0, stop };
  }
  throw new Error("Node's own server ended before it opened.");
}
