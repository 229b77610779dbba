import type { Lock, Locked } from "./lockfile.ts";
import type { Platform } from "./platforms.ts";

/**
 * The paths in the lockfile of all that a workspace needs when it runs on a platform, workspaces of ours that it
 * imports among them: `["contract", "node_modules/fastify", …]`, sorted. Packages for other platforms and tools of
 * development are not.
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

/** As Node looks for it: in the folder itself, then in each one above. A link leads to a workspace. */
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
