import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { loadAll } from "js-yaml";
import { expect, test } from "vitest";
import { secretVariables } from "../../server/src/process/crash-reports.ts";
import { findHelm } from "../testing/helm.ts";
import { faultsOf, type Manifest } from "./kubernetes-types.ts";
import { documentsIn, knownVariables } from "./manifests.ts";

const chart = "deploy/helm/frontdoor";
const base = "deploy/kubernetes";
const helm = findHelm();
const withHelm = test.skipIf(helm === null);

const run = (...args: string[]) => {
  const program = helm?.includes("/") ? resolve(helm) : (helm ?? "helm");
  return spawnSync(program, args, { encoding: "utf8" });
};
/** What the chart makes with some values, by kind and name. */
function made(...values: readonly string[]): Map<string, Manifest> {
  const settings = values.flatMap((value) => ["--set", value]);
  const { stdout, stderr } = run("template", "frontdoor", chart, ...settings);
  expect(stderr).toBe("");
  const found = (loadAll(stdout) as (Manifest | null)[]).filter((one) => one !== null);
  return new Map(found.map((one) => [`${one.kind} ${one.metadata.name}`, one]));
}
/** What is said of values that the schema refuses. */
function refusal(...values: readonly string[]): string {
  const { status, stderr } = run("template", "frontdoor", chart, ...values);
  expect(status).not.toBe(0);
  return stderr;
}

const everything = [
  "image.pullSecrets={registry}",
  "ingress.enabled=true,ingress.className=nginx,ingress.tlsSecret=site-tls",
  "staff.enabled=true,staff.url=https://staff.example.org",
  "staff.ingress.enabled=true,staff.ingress.annotations.a=b",
  "networkPolicy.enabled=true,networkPolicy.site[0].podSelector.matchLabels.app=nginx",
  "networkPolicy.metrics[0].podSelector.matchLabels.app=prometheus",
  "networkPolicy.staff[0].ipBlock.cidr=10.0.0.0/8",
  "networkPolicy.egress[0].to[0].ipBlock.cidr=10.0.0.0/8",
  "serviceMonitor.enabled=true,serviceMonitor.labels.release=prometheus",
  "database.pods.secret=frontdoor-db,database.migration.secret=frontdoor-db-app",
];

/** Without what only one of the two has: labels and annotations, and what says the usual. */
function bare(manifest: Manifest | undefined): unknown {
  const text = JSON.stringify(manifest, (key, value: unknown) => {
    if (["annotations", "namespace", "imagePullPolicy"].includes(key)) return undefined;
    if (key === "metadata") return { name: (value as { name: string }).name };
    return value;
  });
  return JSON.parse(text.replaceAll(`"frontdoor:${version}"`, '"frontdoor"'));
}
const { version } = JSON.parse(readFileSync("package.json", "utf8"));

withHelm("the chart makes what the manifests of the base say", () => {
  const [{ resources }] = documentsIn(`${base}/kustomization.yaml`) as [{ resources: string[] }];
  const manifests = resources.flatMap((file) => documentsIn(`${base}/${file}`)) as Manifest[];
  const chartOf = made();
  expect([...chartOf.keys()].sort()).toEqual(
    manifests.map(({ kind, metadata }) => `${kind} ${metadata.name}`).sort(),
  );
  for (const manifest of manifests.filter(({ kind }) => kind !== "Job")) {
    const of = chartOf.get(`${manifest.kind} ${manifest.metadata.name}`);
    expect(bare(of), manifest.kind).toEqual(bare(manifest));
  }
  // The job runs before the ConfigMap is there, and has its variables itself.
  const [job, ofBase] = [
    chartOf.get("Job frontdoor-migrate"),
    manifests.find(({ kind }) => kind === "Job"),
  ];
  const text = JSON.stringify(bare(job));
  expect(text).toContain('{"name":"PUBLIC_URL","value":"https://www.example.org"}');
  const withoutVariables = JSON.parse(text, (key, value) => (key === "env" ? undefined : value));
  const expected = JSON.stringify(bare(ofBase)).replace(
    '{"configMapRef":{"name":"frontdoor"}},',
    "",
  );
  expect(withoutVariables).toEqual(JSON.parse(expected));
});

withHelm("with everything on, each object is what the schema of its kind wants", () => {
  const all = made(...everything);
  expect([...all.keys()]).toEqual(
    expect.arrayContaining([
      "Ingress frontdoor",
      "Ingress frontdoor-staff",
      "NetworkPolicy frontdoor",
      "ServiceMonitor frontdoor",
      "Service frontdoor-staff",
    ]),
  );
  // Its type is the Prometheus operator's.
  const { "ServiceMonitor frontdoor": monitor, ...known } = Object.fromEntries(all);
  expect(faultsOf(Object.values(known))).toBe("");
  expect(monitor).toMatchObject({ spec: { endpoints: [{ port: "metrics" }] } });
  expect(JSON.stringify(known["NetworkPolicy frontdoor"])).toContain(
    '"policyTypes":["Ingress","Egress"]',
  );
  expect(JSON.stringify(known["Ingress frontdoor"])).toContain('"hosts":["www.example.org"]');
  const addressOf = (secret: string) =>
    `{"name":"DATABASE_URL","valueFrom":{"secretKeyRef":{"name":"${secret}","key":"uri"}}}`;
  expect(JSON.stringify(known["Deployment frontdoor"])).toContain(addressOf("frontdoor-db"));
  expect(JSON.stringify(known["Job frontdoor-migrate"])).toContain(addressOf("frontdoor-db-app"));
});

withHelm(
  "another release beside it shares no name, and a data folder for each pod needs no volume",
  ({ skip }) => {
    if (helm === null) skip();
    const { stdout } = run("template", "other", chart, "--set", "data.shared=false");
    const found = (loadAll(stdout) as (Manifest | null)[]).filter((one) => one !== null);
    expect(
      found.map(({ metadata }) => metadata.name).filter((name) => !name.startsWith("other")),
    ).toEqual([]);
    expect(found.map(({ kind }) => kind)).not.toContain("PersistentVolumeClaim");
    expect(stdout).toContain("emptyDir: { sizeLimit: 256Mi }");
  },
);

withHelm.each([
  ["a value that is misspelt", ["--set", "replica=3"], "replica"],
  ["a secret among the variables", ["--set", "config.SMTP_URL=smtps://x"], "SMTP_URL"],
  ["a variable that nobody reads", ["--set", "config.PUBLIC_ADDRESS=x"], "PUBLIC_ADDRESS"],
  ["a number where a text belongs", ["--set", "config.TRUST_PROXY=1"], "TRUST_PROXY"],
  ["an address with a path", ["--set", "config.PUBLIC_URL=https://a.example/b"], "PUBLIC_URL"],
  ["a policy that lets nobody in", ["--set", "networkPolicy.enabled=true"], "networkPolicy"],
])("%s is refused by name", (_what, values, named) => {
  expect(refusal(...values)).toContain(named);
});

withHelm("Helm's own checks pass, and values.yaml shows every value of the schema", () => {
  expect(run("lint", "--strict", chart).status).toBe(0);
  const schema = JSON.parse(readFileSync(`${chart}/values.schema.json`, "utf8"));
  const [values] = documentsIn(`${chart}/values.yaml`) as [Record<string, unknown>];
  const { global: _ofHelm, ...own } = schema.properties;
  expect(Object.keys(values)).toEqual(Object.keys(own));
});

test("[SEC-H14] its variables are those of .env.example that are no secrets, and its version is the product's", () => {
  const schema = JSON.parse(readFileSync(`${chart}/values.schema.json`, "utf8"));
  // The image sets the folder; the command's own are no pod's.
  const others = [...secretVariables, "DATA_DIR", "FRONTDOOR_URL"];
  const known = [...knownVariables()].filter((name) => !others.includes(name)).sort();
  expect(schema.properties.config.propertyNames.enum).toEqual(known);
  const [described] = documentsIn(`${chart}/Chart.yaml`);
  expect(described).toMatchObject({ version, appVersion: version });
});
