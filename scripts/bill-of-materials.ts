import { readFileSync } from "node:fs";

interface Locked {
  version?: string;
  integrity?: string;
  license?: string;
  link?: boolean;
  dev?: boolean;
  devOptional?: boolean;
}

/**
 * The packages of an installation without its development tools as a CycloneDX 1.6 document (SEC-H15),
 * from the lockfile alone; those of the measurements and browser journeys are among them.
 * @param lock the text of package-lock.json
 */
export function billOfMaterials(lock: string) {
  const packages: Record<string, Locked> = JSON.parse(lock).packages;
  const components = Object.entries(packages).flatMap(([path, locked]) => {
    const name = path.split("node_modules/").at(-1);
    const { version, integrity, license, link, dev, devOptional } = locked;
    if (!path.includes("node_modules/") || link || dev || devOptional) return [];
    const purl = `pkg:npm/${name?.replace("@", "%40")}@${version}`;
    const content = Buffer.from(integrity?.replace("sha512-", "") ?? "", "base64").toString("hex");
    return [
      {
        type: "library",
        name,
        version,
        purl,
        hashes: [{ alg: "SHA-512", content }],
        licenses: license === undefined ? [] : [{ expression: license }],
      },
    ];
  });
  return { bomFormat: "CycloneDX", specVersion: "1.6", version: 1, components };
}

if (import.meta.main) {
  const lock = readFileSync("package-lock.json", "utf8");
  process.stdout.write(`${JSON.stringify(billOfMaterials(lock), null, 2)}\n`);
}
