import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface Carried {
  name: string;
  version: string;
  licence: string;
  folder: string;
}

/** The licences allowed for production packages: each permits redistribution if its text is included. */
export const allowedLicences: readonly string[] = [
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "ISC",
  "MIT",
  "MIT-0",
];

const licenceFile = /^(?:licen[cs]e|copying|notice)/i;

/** The notices to redistribute with the packages: name, licence and its text of each. */
export function thirdPartyLicences(packages: readonly Carried[]): string {
  const chapters = packages.map(({ name, version, licence, folder }) => {
    const files = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && licenceFile.test(entry.name))
      .map((entry) => readFileSync(join(folder, entry.name), "utf8").trim())
      .sort();
    return [`${name} ${version}: ${licence}`, ...files].join("\n\n");
  });
  const line = `\n\n${"-".repeat(78)}\n\n`;
  return `What this archive holds of others, each under its own licence.${line}${chapters.join(line)}\n`;
}
