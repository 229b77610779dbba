import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The origins of a run's server, its console and its demo product; chosen once and inherited by every worker. */
export const siteOrigin = `http://localhost:${portFor("E2E_PORT")}`;
export const consoleOrigin = `http://localhost:${portFor("E2E_CONSOLE_PORT")}`;
export const productOrigin = `http://localhost:${portFor("E2E_PRODUCT_PORT")}`;

/** The origin of the server in the pseudo-language, which starts when `pseudoStarter` gets a request. */
export const pseudoOrigin = `http://localhost:${portFor("E2E_PSEUDO_PORT")}`;
export const pseudoStarter = `http://localhost:${portFor("E2E_PSEUDO_STARTER_PORT")}`;

/** The network whose clients the run's server soon asks for a proof of work. */
export const fullHallNetwork = "2001:db8::/32";

/** The data folder of the run's server, which also holds the products' keys; deleted when the server stops. */
export const dataFolder = newDataFolder();

function newDataFolder(): string {
  process.env.E2E_DATA ??= mkdtempSync(join(tmpdir(), "frontdoor-e2e-"));
  return process.env.E2E_DATA;
}

function portFor(name: string): string {
  const known = process.env[name];
  if (known !== undefined) return known;
  const port = freePort();
  process.env[name] = port;
  return port;
}

/**
 * A free port below the range from which the system assigns ports to other programs, so that none of them takes it
 * before the server listens.
 */
export function freePort(): string {
  // Writes to stdout directly, because `console.log` colours numbers where colours are forced.
  const listen = `const port=require("crypto").randomInt(10000,32000);require("net").createServer().listen(port,function(){process.stdout.write(String(port));this.close()})`;
  try {
    return execFileSync(process.execPath, ["-e", listen], { encoding: "utf8", stdio: "pipe" });
  } catch {
    return freePort();
  }
}
