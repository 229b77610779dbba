import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Lock, packageName } from "./lockfile.ts";

const cache = ".cache/release-packages";

/**
 * The folder of a package: the installed one, or for other platforms one that npm downloads once and that is checked
 * against the hash in the lockfile.
 * @param path in the lockfile
 * @throws Error when it cannot be downloaded, or its hash differs
 */
export function packageFolder(lock: Lock, path: string): string {
  if (existsSync(join(path, "package.json"))) return path;
  const { version, integrity = "" } = lock[path] ?? {};
  const name = packageName(path);
  const kept = join(cache, `${name.replace("/", "+")}-${version}`);
  if (existsSync(kept)) return join(kept, "package");
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, ".fetched-"));
  try {
    const [file = ""] = npmPack(`${name}@${version}`, folder);
    const archive = join(folder, file);
    const hash = createHash("sha512").update(readFileSync(archive)).digest("base64");
    if (`sha512-${hash}` !== integrity) throw new Error(`${name} is not what the lockfile locked.`);
    run("tar", ["-xzf", archive, "-C", folder]);
    rmSync(archive);
    renameSync(folder, kept);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return join(kept, "package");
}

function npmPack(wanted: string, folder: string): string[] {
  console.log(`Fetching ${wanted} …`);
  const out = run("npm", ["pack", wanted, "--json", "--pack-destination", resolve(folder)]);
  return JSON.parse(out).map(({ filename }: { filename: string }) => filename);
}

/**
 * @returns the program's output
 * @throws Error with its error output
 */
export function run(program: string, args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status === 0) return stdout;
  throw new Error(`${program} ${args.join(" ")} failed: ${error?.message ?? stderr}`);
}
