import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { billOfMaterials } from "./bill-of-materials.ts";
import { readLock } from "./release/lockfile.ts";
import { neededPackages } from "./release/needed-packages.ts";
import { platforms } from "./release/platforms.ts";

interface Locked {
  version?: string;
  integrity?: string;
  link?: boolean;
}
const lockText = readFileSync("package-lock.json", "utf8");
const lock: { packages: Record<string, Locked> } = JSON.parse(lockText);
const installed = installedBy(lockText);
const benchLock = readFileSync("bench/lighthouse/package-lock.json", "utf8");

function installedBy(text: string): [string, Locked][] {
  const { packages }: typeof lock = JSON.parse(text);
  return Object.entries(packages).filter(([path]) => path.includes("node_modules/"));
}

test.each([
  ["all that starts and is tested", lockText],
  ["a bench alone", benchLock],
])("[SEC-H15] every package of %s has the hash that an installation is held to", (_whose, text) => {
  const foreign = installedBy(text).filter(([, { link }]) => link !== true);
  expect(foreign.length).toBeGreaterThan(100);
  const bare = foreign.filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? ""));
  expect(bare.map(([path]) => path)).toEqual([]);
});

test("[SEC-H15] versions are exact, and the lockfile has them", () => {
  const files = globSync("{,*/,bench/*/}package.json", {
    exclude: ["node_modules/**", "bench/node_modules/**"],
  });
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
      readFileSync(file, "utf8"),
    );
    const wanted = Object.entries<string>({
      ...dependencies,
      ...devDependencies,
      ...optionalDependencies,
    }).filter(([name]) => !name.startsWith("@frontdoor/"));
    for (const [name, version] of wanted) {
      expect(version, `${name} in ${file}`).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
      const locked = [...installed, ...installedBy(benchLock)].filter(([path]) =>
        path.endsWith(`node_modules/${name}`),
      );
      expect(locked.map(([, found]) => found.version)).toContain(version);
    }
  }
});

test("[SEC-H15] an installation takes what the lockfile says, and nothing else", () => {
  const installer = readFileSync("scripts/prepare/install.mjs", "utf8");
  expect(installer).toContain('withoutTests ? ["ci", "--omit=dev"] : ["ci"]');
  expect(installer.match(/"npm"/g)).toHaveLength(1);
  expect(installer).not.toMatch(/"install"|"update"/);
});

test("[SEC-H15] the bill of materials names what an installation holds beside the tools, each with the hash of the lockfile", () => {
  const { components } = billOfMaterials(readLock(lockText), { version: "1.0.0" });
  const names = components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["fastify", "kysely", "pg", "react", "zod"]));
  for (const name of ["vitest", "typescript"]) expect(names).not.toContain(name);
  const fastify = components.find(({ name }) => name === "fastify");
  expect(fastify?.purl).toBe(`pkg:npm/fastify@${lock.packages["node_modules/fastify"]?.version}`);
  for (const { hashes } of components) expect(hashes[0]?.content).toMatch(/^[0-9a-f]{128}$/);
});

test("[SEC-H15] it says which package needs which, every one is needed, and the same packages have the same serial number", () => {
  const lock = readLock(lockText);
  const [here] = platforms;
  if (here === undefined) throw new Error("There is no platform.");
  const only = [`node_modules/${here.node}`, ...neededPackages(lock, "server", here)];
  const bill = billOfMaterials(lock, { version: "1.0.0", only });
  const graph = new Map(bill.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
  const refs = bill.components.map((component) => component["bom-ref"]);
  expect([...graph.keys()].sort()).toEqual(["frontdoor@1.0.0", ...refs].sort());
  const reached = new Set(["frontdoor@1.0.0"]);
  for (const ref of reached) for (const needed of graph.get(ref) ?? []) reached.add(needed);
  expect([...reached].sort()).toEqual([...graph.keys()].sort());
  const pg = refs.find((ref) => ref.startsWith("pkg:npm/pg@")) ?? "";
  expect(graph.get("frontdoor@1.0.0")).toContain(pg);
  expect(graph.get(pg)?.join()).toContain("pkg:npm/pg-protocol@");
  expect(bill.serialNumber).toMatch(
    /^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/,
  );
  const again = billOfMaterials(lock, { version: "1.0.0", only });
  expect(again.serialNumber).toBe(bill.serialNumber);
  const other = billOfMaterials(lock, { version: "1.0.1", only });
  expect(other.serialNumber).not.toBe(bill.serialNumber);
});
