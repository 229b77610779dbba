import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { type Lock, packageName, readLock } from "./release/lockfile.ts";
import { whereItLies } from "./release/needed-packages.ts";

/**
 * Packages and their dependencies as a CycloneDX 1.6 document (SEC-H15), without development tools. The same packages
 * make the same document, including its serial number.
 * @param version of the release
 * @param only the paths of one archive's content; without it the list also has the packages of benches and browser
 * journeys
 */
export function billOfMaterials(
  lock: Lock,
  { version, only }: { version: string; only?: readonly string[] },
) {
  const taken = (only ?? Object.keys(lock)).filter((path) => {
    const { link, dev, devOptional } = lock[path] ?? {};
    return path.includes("node_modules/") && !link && !dev && !devOptional;
  });
  const names = new Map(taken.map((path) => [path, purlOf(lock, path)]));
  const needs = (path: string): string[] => {
    const { dependencies, optionalDependencies } = lock[path] ?? {};
    const found = Object.keys({ ...dependencies, ...optionalDependencies }).flatMap(
      (name) => names.get(whereItLies(lock, path, name) ?? "") ?? [],
    );
    return [...new Set(found)].sort();
  };
  // The same version may be installed at two places, each with its own dependencies.
  const graph = new Map<string, Set<string>>();
  for (const [path, purl] of names) {
    graph.set(purl, new Set([...(graph.get(purl) ?? []), ...needs(path)]));
  }
  const product = `frontdoor@${version}`;
  const own = Object.keys(lock).filter((path) => !path.includes("node_modules/"));
  const content = {
    metadata: {
      component: { type: "application", "bom-ref": product, name: "frontdoor", version },
    },
    components: [...new Map([...names].map(([path, purl]) => [purl, path])).values()].map((path) =>
      componentOf(lock, path),
    ),
    dependencies: [
      { ref: product, dependsOn: [...new Set(own.flatMap(needs))].sort() },
      ...[...graph].map(([ref, dependsOn]) => ({ ref, dependsOn: [...dependsOn].sort() })),
    ],
  };
  const serialNumber = `urn:uuid:${uuidOf(JSON.stringify(content))}`;
  return { bomFormat: "CycloneDX", specVersion: "1.6", serialNumber, version: 1, ...content };
}

function purlOf(lock: Lock, path: string): string {
  return `pkg:npm/${packageName(path).replace("@", "%40")}@${lock[path]?.version}`;
}

function componentOf(lock: Lock, path: string) {
  const { version, integrity, license } = lock[path] ?? {};
  const purl = purlOf(lock, path);
  const content = Buffer.from(integrity?.replace("sha512-", "") ?? "", "base64").toString("hex");
  return {
    type: "library",
    "bom-ref": purl,
    name: packageName(path),
    version,
    purl,
    hashes: [{ alg: "SHA-512", content }],
    licenses: license === undefined ? [] : [{ expression: license }],
  };
}

/** A UUID of version 8 (RFC 9562), derived from the content. */
function uuidOf(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-8$3-8$4-$5");
}

if (import.meta.main) {
  const lock = readLock(readFileSync("package-lock.json", "utf8"));
  const bill = billOfMaterials(lock, { version: lock[""]?.version ?? "" });
  process.stdout.write(`${JSON.stringify(bill, null, 2)}\n`);
}
