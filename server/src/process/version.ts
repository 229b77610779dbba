import { readFileSync } from "node:fs";

const manifest = new URL("../../../package.json", import.meta.url);

/** This version, e.g. `1.0.0` (SemVer), which is written in the root's package.json only. */
export function readVersion(): string {
  return JSON.parse(readFileSync(manifest, "utf8")).version;
}
