import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { loadAll } from "js-yaml";
import { expect, test } from "vitest";
import { ensureProgram } from "../testing/program.ts";
import { faultsOf, type Manifest } from "./kubernetes-types.ts";
import { documentsIn, knownVariables } from "./manifests.ts";

interface Container {
  args?: string[];
  envFrom?: { secretRef?: { name: string } }[];
}
interface Workload {
  spec: { template: { spec: { containers: Container[] } } };
}
const folder = "deploy/kubernetes";
const [kustomization] = documentsIn(`${folder}/kustomization.yaml`) as [{ resources: string[] }];
const manifests = kustomization.resources.flatMap((file) =>
  documentsIn(`${folder}/${file}`),
) as Manifest[];

test("the manifests are what the schemas of their kinds want", () => {
  expect(manifests.map(({ kind }) => kind).sort()).toEqual([
    "ConfigMap",
    "Deployment",
    "Job",
    "PersistentVolumeClaim",
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

/** What kustomize makes of a folder. */
function built(from: string): Manifest[] {
  const kubectl = ensureProgram("kubectl", "kubernetes-client");
  const { stdout, stderr } = spawnSync(kubectl, ["kustomize", from], { encoding: "utf8" });
  expect(stderr).toBe("");
  return loadAll(stdout) as Manifest[];
}

test("kustomize builds them, in the namespace and with the image of the base", () => {
  const base = built(folder);
  expect(base.map(({ kind }) => kind).sort()).toEqual(manifests.map(({ kind }) => kind).sort());
  for (const { metadata } of base) expect(metadata.namespace).toBe("frontdoor");
  const images = JSON.stringify(base).match(/"image":"[^"]+"/g);
  const image = `"image":"frontdoor:${JSON.parse(readFileSync("package.json", "utf8")).version}"`;
  expect(images).toEqual([image, image]);
});

/** The base with some of its components, as an operator's own folder takes them. */
function builtWith(...components: readonly string[]): Manifest[] {
  mkdirSync(".cache", { recursive: true });
  const scratch = mkdtempSync(".cache/kustomize-");
  const base = relative(scratch, folder);
  const own = { resources: [base], components: components.map((name) => `${base}/${name}`) };
  writeFileSync(join(scratch, "kustomization.yaml"), JSON.stringify(own));
  try {
    return built(scratch);
  } finally {
    rmSync(scratch, { recursive: true });
  }
}
const named = (from: readonly Manifest[], kind: string, name = "frontdoor") =>
  from.find((each) => each.kind === kind && each.metadata.name === name);
const data = { name: "data", mountPath: "/var/lib/frontdoor" };

test("all pods share a data folder that they may write to: any of them serves the scripts of either version", () => {
  const pods = JSON.stringify(named(manifests, "Deployment"));
  expect(readFileSync("deploy/Containerfile", "utf8")).toContain(`DATA_DIR=${data.mountPath}\n`);
  expect(pods).toContain(JSON.stringify(data));
  expect(pods).toContain('{"name":"data","persistentVolumeClaim":{"claimName":"frontdoor"}}');
  expect(pods).toContain('"fsGroup":10001');
  const claim = named(manifests, "PersistentVolumeClaim");
  expect(claim).toMatchObject({ spec: { accessModes: ["ReadWriteMany"] } });
});

test("a cluster without shared volumes gives each pod a folder of its own", () => {
  const made = builtWith("without-shared-volume");
  expect(faultsOf(made)).toBe("");
  expect(named(made, "PersistentVolumeClaim")).toBeUndefined();
  const pods = JSON.stringify(named(made, "Deployment"));
  expect(pods).toContain(JSON.stringify({ mountPath: data.mountPath, name: data.name }));
  expect(pods).toContain('{"emptyDir":{"sizeLimit":"256Mi"},"name":"data"}');
});

test("the console of staff has a Service of its own, and only where it is asked for", () => {
  expect(JSON.stringify(manifests)).not.toMatch(/staff|3002/i);
  const made = builtWith("staff");
  expect(faultsOf(made)).toBe("");
  expect(named(made, "ConfigMap")?.data).toMatchObject({
    PUBLIC_URL: "https://www.example.org",
    STAFF_LISTEN: "0.0.0.0:3002",
    STAFF_URL: "https://staff.example.org",
  });
  const pods = JSON.stringify(named(made, "Deployment"));
  expect(pods.match(/"containerPort":\d+,"name":"\w+"/g)).toEqual([
    '"containerPort":3002,"name":"staff"',
    '"containerPort":3000,"name":"http"',
    '"containerPort":9464,"name":"metrics"',
  ]);
  const portsOf = (name: string) => JSON.stringify(named(made, "Service", name));
  expect(portsOf("frontdoor-staff")).toContain('"targetPort":"staff"');
  expect(portsOf("frontdoor")).not.toContain("staff");
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

test("[SEC-H14] the pods have the secret of the application alone, the migration the owner's after it, and grants", () => {
  const containerOf = (kind: string, name?: string) => {
    const { spec } = named(manifests, kind, name) as unknown as Workload;
    expect(spec.template.spec.containers).toHaveLength(1);
    return spec.template.spec.containers[0];
  };
  const secretsOf = ({ envFrom = [] }: Container = {}) =>
    envFrom.flatMap(({ secretRef }) => secretRef?.name ?? []);
  expect(secretsOf(containerOf("Deployment"))).toEqual(["frontdoor"]);
  const migration = containerOf("Job", "frontdoor-migrate");
  expect(secretsOf(migration)).toEqual(["frontdoor", "frontdoor-migration"]);
  expect(migration?.args).toEqual(["migrate", "--grant", "frontdoor_app"]);
});
