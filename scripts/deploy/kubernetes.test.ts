import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadAll } from "js-yaml";
import { expect, test } from "vitest";
import { ensureProgram } from "../testing/program.ts";
import { documentsIn, knownVariables } from "./manifests.ts";

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
}
const folder = "deploy/kubernetes";
const [kustomization] = documentsIn(`${folder}/kustomization.yaml`) as [{ resources: string[] }];
const manifests = kustomization.resources.flatMap((file) =>
  documentsIn(`${folder}/${file}`),
) as Manifest[];

/** Where kubernetes-types has the type of a kind. */
const modules: Record<string, string> = {
  v1: "core/v1",
  "apps/v1": "apps/v1",
  "batch/v1": "batch/v1",
  "policy/v1": "policy/v1",
};

/** Has the compiler hold each manifest to the type that is made from the schema of its kind. */
function faultsOf(checked: readonly Manifest[]): string {
  mkdirSync(".cache", { recursive: true });
  const scratch = mkdtempSync(".cache/kubernetes-");
  const lines = checked.map(({ apiVersion, kind, ...rest }, at) => {
    const manifest = JSON.stringify({ apiVersion, kind, ...rest });
    return `import type { ${kind} as K${at} } from "kubernetes-types/${modules[apiVersion]}";\nexport const m${at}: K${at} = ${manifest};`;
  });
  writeFileSync(join(scratch, "manifests.ts"), lines.join("\n"));
  const flags = [
    "--noEmit",
    "--strict",
    "--skipLibCheck",
    "--module",
    "esnext",
    "--moduleResolution",
    "bundler",
    "--ignoreConfig",
  ];
  const { stdout } = spawnSync("tsc", [...flags, join(scratch, "manifests.ts")], {
    encoding: "utf8",
  });
  rmSync(scratch, { recursive: true });
  return stdout;
}

test("the manifests are what the schemas of their kinds want", () => {
  expect(manifests.map(({ kind }) => kind).sort()).toEqual([
    "ConfigMap",
    "Deployment",
    "Job",
    "PodDisruptionBudget",
    "Service",
    "Service",
  ]);
  expect(faultsOf(manifests)).toBe("");
  const misspelt = JSON.parse(
    JSON.stringify(manifests).replaceAll("readinessProbe", "readynessProbe"),
  );
  expect(faultsOf(misspelt)).toContain("readynessProbe");
});

test("kustomize builds them, in the namespace and with the image of the base", {
  timeout: 120_000,
}, () => {
  const kubectl = ensureProgram("kubectl", "kubernetes-client");
  const { stdout, stderr } = spawnSync(kubectl, ["kustomize", folder], { encoding: "utf8" });
  expect(stderr).toBe("");
  const built = loadAll(stdout) as (Manifest & { metadata: { namespace?: string } })[];
  expect(built.map(({ kind }) => kind).sort()).toEqual(manifests.map(({ kind }) => kind).sort());
  for (const { metadata } of built) expect(metadata.namespace).toBe("frontdoor");
  expect(stdout.match(/image: \S+/g)).toEqual(["image: frontdoor:1.0.0", "image: frontdoor:1.0.0"]);
});

test("the pods run as nobody on a root that is read-only, and their variables are those of .env.example", () => {
  for (const manifest of manifests.filter(({ kind }) => kind === "Deployment" || kind === "Job")) {
    const text = JSON.stringify(manifest);
    expect(text).toContain('"runAsNonRoot":true');
    expect(text).toContain('"readOnlyRootFilesystem":true');
    expect(text).toContain('"allowPrivilegeEscalation":false');
    expect(text).toContain('"capabilities":{"drop":["ALL"]}');
  }
  const names = manifests.flatMap(({ data = {} }) => Object.keys(data));
  expect(names.length).toBeGreaterThan(2);
  expect([...knownVariables()]).toEqual(expect.arrayContaining(names));
});
