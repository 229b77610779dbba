import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { readConfig } from "../../server/src/config/config.ts";
import { createServer } from "../../server/src/server.ts";

/**
 * The product in the pseudo-language: builds its site, and serves it with the same server, whose own words are in
 * it too. Runs with `node --import ./scripts/pseudo-language/load-pseudo.ts`, in the environment of the server.
 */
const site = new URL("../../site/scripts/build-pseudo.ts", import.meta.url);
execFileSync(process.execPath, [...process.execArgv, fileURLToPath(site)], { stdio: "inherit" });
const folder = new URL("../../.cache/pseudo-site/", import.meta.url);
const server = await createServer(readConfig(process.env, []), folder);
await server.start();
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void server.stop().then(() => process.exit(0)));
}
