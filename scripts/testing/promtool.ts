import { spawnSync } from "node:child_process";
import { installFromDebian } from "./debian.ts";

/**
 * Prometheus's own checker, or null where there is none and it cannot be installed. As root, Debian's package is
 * installed; PROMTOOL may name another one.
 */
export function findPromtool(): string | null {
  const program = process.env.PROMTOOL ?? "promtool";
  if (runs(program)) return program;
  const isInstalled = process.getuid?.() === 0 && installFromDebian(["prometheus"]);
  if (isInstalled && runs(program)) return program;
  console.warn(
    "SKIPPED: what promtool checks. Install Debian's package prometheus, or set PROMTOOL to its path.",
  );
  return null;
}

const runs = (program: string) => spawnSync(program, ["--version"]).status === 0;
