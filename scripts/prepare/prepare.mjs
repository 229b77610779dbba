import { chdir } from "node:process";
import { fileURLToPath } from "node:url";
import { ensureInstalled } from "./install.mjs";
import { ensureSiteBuilt } from "./site.mjs";

/**
 * Brings a clone into the state in which everything runs; a second time it only compares hashes.
 * A failure is printed and ends the process.
 */
export function prepare() {
  chdir(fileURLToPath(new URL("../..", import.meta.url)));
  try {
    ensureInstalled();
    ensureSiteBuilt();
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : cause);
    process.exit(1);
  }
}
