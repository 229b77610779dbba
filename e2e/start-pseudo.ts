import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pseudoOrigin, pseudoStarter } from "./addresses.ts";
import { untilReady } from "./running-server.ts";
import { serverEnvironment } from "./server-environment.ts";

/**
 * Builds and starts the server in the pseudo-language when a journey asks for it, and answers when it is ready, so that
 * runs of other journeys do not wait for it.
 */
const dataFolder = mkdtempSync(join(tmpdir(), "frontdoor-pseudo-"));
const words = "./scripts/pseudo-language/load-pseudo.ts";
const script = "scripts/pseudo-language/serve-pseudo.ts";
let server: ChildProcess | null = null;

const starter = createServer(async ({ url }, reply) => {
  if (url === "/start") {
    server ??= start();
    const isReady = await untilReady(server, pseudoOrigin);
    reply.writeHead(isReady ? 200 : 500);
  }
  reply.end();
});
starter.listen(new URL(pseudoStarter).port);
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    if (server === null) end();
    server?.once("exit", end).kill(signal);
  });
}

function start(): ChildProcess {
  return spawn(process.execPath, ["--import", words, script], {
    cwd: join(import.meta.dirname, ".."),
    stdio: "inherit",
    env: serverEnvironment(pseudoOrigin, dataFolder),
  });
}

function end(): never {
  rmSync(dataFolder, { recursive: true, force: true });
  process.exit();
}
