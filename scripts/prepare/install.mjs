import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Makes `node_modules` what `package-lock.json` says: `npm ci` when it is missing or differs.
 * Runs on any Node ≥ 20, before anything is installed.
 * @param {string} [folder] which holds the lockfile
 * @param {{withoutTests?: boolean}} [choice] whether what only tests and checks need may be left out
 */
export function ensureInstalled(folder = ".", { withoutTests = false } = {}) {
  const stampFile = join(folder, "node_modules/.frontdoor-lock");
  const lock = readFileSync(join(folder, "package-lock.json"), "utf8");
  const hash = createHash("sha256").update(lock).digest("hex");
  const part = `${hash} without tests`;
  const stamp = existsSync(stampFile) ? readFileSync(stampFile, "utf8") : "";
  if (stamp === hash || (withoutTests && stamp === part)) return;
  const isWhole = isInstalled(folder, lock);
  if (!isWhole) {
    console.log("Installing the packages …");
    const words = withoutTests ? ["ci", "--omit=dev"] : ["ci"];
    const { status } = spawnSync("npm", words, { cwd: folder, stdio: "inherit" });
    if (status !== 0) throw new Error("npm ci failed: see its message above");
  }
  writeFileSync(stampFile, isWhole || !withoutTests ? hash : part);
}

/**
 * Whether a developer's `npm install` has left exactly the locked versions: npm keeps what it has
 * put there in a lockfile of its own. Packages for other platforms are not expected.
 * @param {string} folder
 * @param {string} lock the text of package-lock.json
 */
function isInstalled(folder, lock) {
  const hidden = join(folder, "node_modules/.package-lock.json");
  if (!existsSync(hidden)) return false;
  const wanted = Object.entries(packagesOf(lock));
  const present = packagesOf(readFileSync(hidden, "utf8"));
  return wanted.every(([path, { version, optional, devOptional, link }]) => {
    if (!path.includes("node_modules/") || optional || devOptional) return true;
    return link ? existsSync(join(folder, path)) : present[path]?.version === version;
  });
}

/**
 * @param {string} lock
 * @returns {Record<string, {version?: string, optional?: true, devOptional?: true, link?: true}>}
 */
function packagesOf(lock) {
  return JSON.parse(lock).packages;
}
