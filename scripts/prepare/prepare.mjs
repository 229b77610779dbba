import { chdir } from "node:process";
import { fileURLToPath } from "node:url";
import { ensureInstalled } from "./install.mjs";
import { ensureSiteBuilt } from "./site.mjs";

/**
 * Brings a clone into the state in which everything runs; a second time it only compares hashes.
 * A failure is printed and ends the process.
 * @param {{withoutTests?: boolean}} [choice] whether what only tests and checks need may be left out
 */
export function prepare(choice) {
  chdir(fileURLToPath(new URL("../..", import.meta.url)));
  try {
    ensureInstalled(".", choice);
    ensureSiteBuilt();
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : cause);
    process.exit(1);
  }
}
