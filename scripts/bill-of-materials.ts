import { readFileSync } from "node:fs";
import { type Lock, packageName, readLock } from "./release/lockfile.ts";

/**
 * Packages as a CycloneDX 1.6 document (SEC-H15), tools of development left out.
 * @param lock the lockfile's entries, all of them or those of one archive; the list of all of them has the packages of
 * the measurements and browser journeys as well
 * @param product the version of what they are part of
 */
export function billOfMaterials(lock: Lock, { version }: { version: string }) {
  const components = Object.entries(lock).flatMap(([path, locked]) => {
    const name = packageName(path);
    const { version, integrity, license, link, dev, devOptional } = locked;
    if (!path.includes("node_modules/") || link || dev || devOptional) return [];
    const purl = `pkg:npm/${name.replace("@", "%40")}@${version}`;
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
  const metadata = { component: { type: "application", name: "frontdoor", version } };
  return { bomFormat: "CycloneDX", specVersion: "1.6", version: 1, metadata, components };
}

if (import.meta.main) {
  const lock = readLock(readFileSync("package-lock.json", "utf8"));
  const bill = billOfMaterials(lock, { version: lock[""]?.version ?? "" });
  process.stdout.write(`${JSON.stringify(bill, null, 2)}\n`);
}
