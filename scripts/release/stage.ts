import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, extname, join, relative } from "node:path";
import { billOfMaterials } from "../bill-of-materials.ts";
import { bundleServer } from "./bundle.ts";
import { type Carried, thirdPartyLicences } from "./licences.ts";
import { type Lock, packageName } from "./lockfile.ts";
import { neededPackages } from "./needed-packages.ts";
import { ownFiles } from "./own-files.ts";
import { packageFolder } from "./package-folder.ts";
import type { Platform } from "./platforms.ts";

/** Never read by a running server: types, sources that Node does not run below node_modules, maps, texts. */
const leftOut = new Set([".ts", ".mts", ".cts", ".map", ".md", ".tsx", ".flow"]);

/** Copies the content of an archive for a platform into an empty folder. */
export async function stage(folder: string, lock: Lock, platform: Platform): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const nodePath = `node_modules/${platform.node}`;
  const needed = neededPackages(lock, "server", platform);
  const foreign = needed.filter((path) => path.includes("node_modules/"));
  for (const file of ownFiles()) copy(file, join(folder, file));
  await bundleServer(folder);
  for (const path of foreign) copyPackage(packageFolder(lock, path), join(folder, path));
  for (const workspace of needed.filter((path) => !foreign.includes(path))) {
    link(folder, workspace);
  }
  copy(join(packageFolder(lock, nodePath), "bin/node"), join(folder, "bin/node"));
  copy("scripts/release/frontdoor.sh", join(folder, "bin/frontdoor"));
  copy("scripts/release/LICENCE.txt", join(folder, "LICENCE.txt"));
  for (const program of ["node", "frontdoor"]) chmodSync(join(folder, "bin", program), 0o755);

  const carried = [nodePath, ...foreign];
  const licences = thirdPartyLicences(carried.map((path) => carriedAt(lock, path)));
  writeFileSync(join(folder, "THIRD-PARTY-LICENCES.txt"), licences);
  const bill = billOfMaterials(lock, { version: lock[""]?.version ?? "", only: carried });
  writeFileSync(join(folder, "bill-of-materials.json"), `${JSON.stringify(bill, null, 2)}\n`);
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}

/** Without the packages inside it, which have paths of their own in the lockfile. */
function copyPackage(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, {
    recursive: true,
    filter: (file) => {
      const inside = relative(from, file);
      return !inside.split("/").includes("node_modules") && !leftOut.has(extname(file));
    },
  });
}

/** Workspaces stay beside node_modules: Node runs no TypeScript inside it. */
function link(folder: string, workspace: string): void {
  const scope = join(folder, "node_modules/@frontdoor");
  mkdirSync(scope, { recursive: true });
  symlinkSync(`../../${workspace}`, join(scope, workspace));
}

function carriedAt(lock: Lock, path: string): Carried {
  const { version = "", license = "see below" } = lock[path] ?? {};
  return { name: packageName(path), version, licence: license, folder: packageFolder(lock, path) };
}
