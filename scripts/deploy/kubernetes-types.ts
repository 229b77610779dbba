import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string };
  data?: Record<string, string>;
}

/** The module of kubernetes-types that has the type of a kind. */
const modules: Record<string, string> = {
  v1: "core/v1",
  "apps/v1": "apps/v1",
  "batch/v1": "batch/v1",
  "policy/v1": "policy/v1",
  "networking.k8s.io/v1": "networking/v1",
};

/** Lets the compiler check each manifest against the type of its kind, which is made from the schema. */
export function faultsOf(checked: readonly Manifest[]): string {
  mkdirSync(".cache", { recursive: true });
  const scratch = mkdtempSync(".cache/kubernetes-");
  const lines = checked.map(({ apiVersion, kind, ...rest }, at) => {
    const manifest = JSON.stringify({ apiVersion, kind, ...rest });
    return `import type { ${kind} as K${at} } from "kubernetes-types/${modules[apiVersion]}";\nexport const m${at}: K${at} = ${manifest};`;
  });
  writeFileSync(join(scratch, "manifests.ts"), lines.join("\n"));
  const flags = "--noEmit --strict --skipLibCheck --ignoreConfig --module esnext";
  const args = [...flags.split(" "), "--moduleResolution", "bundler"];
  const { stdout } = spawnSync("tsc", [...args, join(scratch, "manifests.ts")], {
    encoding: "utf8",
  });
  rmSync(scratch, { recursive: true });
  return stdout;
}
