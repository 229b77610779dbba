import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/**
 * `npm run types`: the type check of every workspace and of these scripts. A workspace with a
 * `types` script of its own generates types first.
 */
const workspaces = ["brand", "contract", "server", "site", "demo", "e2e", "bench", "scripts"];

const failed = workspaces.filter((name) => {
  const manifest = `${name}/package.json`;
  const own = existsSync(manifest) && JSON.parse(readFileSync(manifest, "utf8")).scripts?.types;
  const command = own ? ["npm", "run", "--silent", "types", "-w", name] : ["tsc", "-p", name];
  const { status } = spawnSync(command[0] ?? "", command.slice(1), { stdio: "inherit" });
  return status !== 0;
});
console.log(failed.length === 0 ? "types: nothing found" : `types: faults in ${failed.join(", ")}`);
process.exitCode = failed.length === 0 ? 0 : 1;
