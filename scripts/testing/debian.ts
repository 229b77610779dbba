import { spawnSync } from "node:child_process";

/** Installs packages of Debian, which takes root; `false` when that failed. */
export function installFromDebian(packages: readonly string[]): boolean {
  console.log(`Installing ${packages.join(", ")} …`);
  const apt = (...args: string[]) => spawnSync("apt-get", args, { stdio: "inherit" }).status === 0;
  const install = ["install", "-y", "-qq", "--no-install-recommends", ...packages];
  return apt("update", "-qq") && apt(...install);
}
