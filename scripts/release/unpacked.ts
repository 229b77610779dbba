import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readLock } from "./lockfile.ts";
import { pack } from "./pack.ts";
import { run } from "./package-folder.ts";
import { platformsNamed } from "./platforms.ts";
import { stage } from "./stage.ts";

/**
 * Makes the archive of this machine's platform, as a release has it but packed fast.
 * @returns its name, without `.tar.gz`
 */
export async function packedArchive(folder: string): Promise<string> {
  const [here] = platformsNamed("here");
  if (here === undefined) throw new Error("No archive is made for this platform.");
  const lock = readLock(readFileSync("package-lock.json", "utf8"));
  const name = `frontdoor-${lock[""]?.version}-${here.name}`;
  await stage(join(folder, name), lock, here);
  pack(join(folder, name), join(folder, `${name}.tar.gz`), 0, 1);
  rmSync(join(folder, name), { recursive: true });
  return name;
}

/** Makes that archive and unpacks it. @returns the unpacked folder, below the one given */
export async function unpackedArchive(folder: string): Promise<string> {
  const name = await packedArchive(folder);
  const archive = join(folder, `${name}.tar.gz`);
  run("tar", ["-xzf", archive, "-C", folder]);
  rmSync(archive);
  return join(folder, name);
}
