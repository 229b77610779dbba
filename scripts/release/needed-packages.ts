import type { Lock, Locked } from "./lockfile.ts";
import type { Platform } from "./platforms.ts";

/**
 * The paths in the lockfile of all that a workspace needs to run on a platform, including our own workspaces:
 * `["contract", "node_modules/fastify", …]`, sorted, without packages for other platforms and development tools.
 */
export function neededPackages(lock: Lock, workspace: string, platform: Platform): string[] {
  const needed = new Set<string>();
  const waiting = [workspace];
  for (const path of waiting) {
    const { dependencies, optionalDependencies } = lock[path] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = whereItLies(lock, path, name);
      if (found === undefined) {
        if (optionalDependencies?.[name] !== undefined) continue;
        throw new Error(`The lockfile has no ${name}, which ${path} needs.`);
      }
      if (needed.has(found) || !runsOn(lock[found] ?? {}, platform)) continue;
      needed.add(found);
      waiting.push(found);
    }
  }
  return [...needed].sort();
}

/** Resolves a package as Node does: in the folder itself, then in each one above. A link is a workspace. */
export function whereItLies(lock: Lock, from: string, name: string): string | undefined {
  const parts = from.split("/");
  const folders = parts.map((_part, at) => parts.slice(0, parts.length - at).join("/"));
  const tried = [
    ...folders.map((folder) => `${folder}/node_modules/${name}`),
    `node_modules/${name}`,
  ];
  const found = tried.find((path) => lock[path] !== undefined);
  const entry = found === undefined ? undefined : lock[found];
  return entry?.link ? entry.resolved : found;
}

function runsOn({ os, cpu, libc }: Locked, platform: Platform): boolean {
  const suits = (list: readonly string[] | undefined, value: string | undefined) =>
    list === undefined || (value !== undefined && list.includes(value));
  return suits(os, platform.os) && suits(cpu, platform.cpu) && suits(libc, platform.libc);
}
