import { readFileSync } from "node:fs";

const manifest = new URL("../../../package.json", import.meta.url);

/** Which version this is, e.g. `1.0.0` (SemVer): the one place where it is written is the root's package.json. */
export function readVersion(): string {
  return JSON.parse(readFileSync(manifest, "utf8")).version;
}
