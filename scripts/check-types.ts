import { spawnSync } from "node:child_process";

/** `npm run types`: the type check of every workspace and of these scripts. */
const workspaces = [
  "brand",
  "words",
  "contract",
  "server",
  "site",
  "demo",
  "e2e",
  "bench",
  "scripts",
];

const failed = workspaces.filter(
  (name) => spawnSync("tsc", ["-p", name], { stdio: "inherit" }).status !== 0,
);
console.log(failed.length === 0 ? "types: nothing found" : `types: faults in ${failed.join(", ")}`);
process.exitCode = failed.length === 0 ? 0 : 1;
