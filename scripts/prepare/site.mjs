import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { toolEnvironment } from "./runtime.mjs";

const stampFile = "site/build/.stamp";
const sources = ["site", "words", "brand/src", "contract/src", "package-lock.json"];
const made = new Set([".astro", "build", "node_modules"]);

/** Builds the site when its sources have changed since the last build. */
export function ensureSiteBuilt() {
  const hash = hashOf(sources);
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === hash) return;
  rmSync(stampFile, { force: true });
  console.log("Building the site …");
  const { status, stdout, stderr } = spawnSync("npm", ["run", "build", "-w", "site"], {
    env: { ...toolEnvironment(), NODE_ENV: "production" },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`${stdout}${stderr}\nThe site could not be built.`);
  writeFileSync(stampFile, hash);
}

/** @param {readonly string[]} roots files and folders; content and names count */
function hashOf(roots) {
  const hash = createHash("sha256");
  for (const path of roots.flatMap((root) => [...filesBelow(root)])) {
    hash.update(`${path}\0`).update(readFileSync(path)).update("\0");
  }
  return hash.digest("hex");
}

/**
 * @param {string} root
 * @returns {Generator<string>}
 */
function* filesBelow(root) {
  if (root === "package-lock.json") return yield root;
  const entries = readdirSync(root, { withFileTypes: true });
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (made.has(entry.name) || entry.name.endsWith(".log")) continue;
    const path = join(root, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (!/\.test\.tsx?$/.test(entry.name)) yield path;
  }
}
