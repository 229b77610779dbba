import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readLock } from "./lockfile.ts";
import { pack } from "./pack.ts";
import { run } from "./package-folder.ts";
import { platformsNamed } from "./platforms.ts";
import { stage } from "./stage.ts";

/**
 * Makes the archive of this machine's platform and unpacks it.
 * @returns the unpacked folder, below the one given
 */
export async function unpackedArchive(folder: string): Promise<string> {
  const [here] = platformsNamed("here");
  if (here === undefined) throw new Error("No archive is made for this platform.");
  const lock = readLock(readFileSync("package-lock.json", "utf8"));
  const name = `frontdoor-${lock[""]?.version}-${here.name}`;
  const made = join(folder, "made");
  mkdirSync(made, { recursive: true });
  await stage(join(made, name), lock, here);
  pack(join(made, name), join(made, "archive.tar.gz"), 0, 1);
  rmSync(join(made, name), { recursive: true });
  run("tar", ["-xzf", join(made, "archive.tar.gz"), "-C", folder]);
  rmSync(made, { recursive: true });
  return join(folder, name);
}
