import { existsSync } from "node:fs";
import { installFromDebian } from "./debian.ts";

const folders = ["/usr/sbin", "/usr/bin", "/usr/local/bin"];

/**
 * The path of a program; as root on Debian its package is installed where there is none.
 * @throws Error that names the package
 */
export function ensureProgram(name: string, debianPackage: string): string {
  const find = () => folders.map((folder) => `${folder}/${name}`).find(existsSync);
  const found = find();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0) installFromDebian([debianPackage]);
  const installed = find();
  if (installed !== undefined) return installed;
  throw new Error(`The tests need ${name}: apt-get install ${debianPackage}.`);
}
