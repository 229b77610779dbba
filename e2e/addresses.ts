import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where a run's server and its stand-in product listen; chosen once and inherited by every worker. */
export const siteOrigin = `http://localhost:${portFor("E2E_PORT")}`;
export const productOrigin = `http://localhost:${portFor("E2E_PRODUCT_PORT")}`;

/** Where the product listens in the pseudo-language, once it was asked for at the second of these. */
export const pseudoOrigin = `http://localhost:${portFor("E2E_PSEUDO_PORT")}`;
export const pseudoStarter = `http://localhost:${portFor("E2E_PSEUDO_STARTER_PORT")}`;

/** The network whose addresses the run's server soon asks for a proof of work. */
export const fullHallNetwork = "2001:db8::/32";

/** Where the run's server keeps its data, and with it the keys of the products; it disappears with the server. */
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
 * A port that nobody listens on, below those that the system gives to whoever asks for any: one of these would be
 * somebody else's before the program that is told of it listens.
 */
export function freePort(): string {
  // Written, not logged: the console paints numbers where colours are forced.
  const listen = `const port=require("crypto").randomInt(10000,32000);require("net").createServer().listen(port,function(){process.stdout.write(String(port));this.close()})`;
  try {
    return execFileSync(process.execPath, ["-e", listen], { encoding: "utf8", stdio: "pipe" });
  } catch {
    return freePort();
  }
}
