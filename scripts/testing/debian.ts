import { spawnSync } from "node:child_process";

const seconds = "300";
/** A folder can be locked like a file, and this one exists wherever there is apt. */
const lock = "/etc/apt";

/**
 * Installs packages of Debian, which needs root; `false` when that failed. Two tests that install at once wait for each
 * other, since `apt-get update` itself does not wait.
 */
export function installFromDebian(packages: readonly string[]): boolean {
  console.log(`Installing ${packages.join(", ")} …`);
  const turn = ["-w", seconds, lock, "apt-get"];
  const waiting = ["-o", `DPkg::Lock::Timeout=${seconds}`];
  const apt = (...args: string[]) =>
    spawnSync("flock", [...turn, ...waiting, ...args], { stdio: "inherit" }).status === 0;
  const install = ["install", "-y", "-qq", "--no-install-recommends", ...packages];
  return apt("update", "-qq") && apt(...install);
}
