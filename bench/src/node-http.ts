import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const bareHttp = fileURLToPath(new URL("bare-http.ts", import.meta.url));

interface NodeHttp {
  url: string;
  processId: number;
  stop(): Promise<void>;
}

/**
 * Starts Node's HTTP server with one response of this server, headers included, to measure Node's own share of the
 * cost.
 */
export async function startNodeHttp(
  pageUrl: string,
  headers: Record<string, string>,
): Promise<NodeHttp> {
  const child = spawn(process.execPath, [bareHttp, pageUrl, JSON.stringify(headers)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  for await (const port of createInterface(child.stdout)) {
    return {
      url: `http://localhost:${port}/`,
      processId: child.pid ?? 0,
      async stop() {
        child.kill("SIGTERM");
        await ended;
      },
    };
  }
  throw new Error("Node's own server ended before it opened.");
}
