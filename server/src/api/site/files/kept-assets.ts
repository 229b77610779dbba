import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { contentTypeOf } from "./content-type.ts";
import { type StoredFile, storeFile } from "./stored-file.ts";

/** How many earlier builds are kept beside the one that is served. */
const buildsBefore = 3;
/** A folder that was begun and never finished: its process ended meanwhile. */
const abandonedMilliseconds = 3_600_000;
/** One file of `/assets/`, no folder and nothing hidden. */
const assetPath = /^\/assets\/([\w-][\w.-]*)$/;

/** The folder that keeps them, and the clock. */
export interface KeepingPlace {
  folder: string;
  now: Date;
}

/** The script and style files of other builds, older and newer ones. */
interface KeptAssets {
  /** @returns the file that a page of another build asks for; undefined where no build kept here has it */
  find(path: string): Promise<StoredFile | undefined>;
}

/**
 * Copies the hashed files of this build into a folder that outlives it, and serves those of other builds from there. A page
 * from before an upgrade, or from a process of another version, so finds its scripts at any process with the same folder.
 * Where the folder is not writable, only this build's files are served.
 * @param place with a folder for each build; the latest few are kept
 * @param assets of this build, by path
 */
export async function keepAssets(
  { folder, now }: KeepingPlace,
  assets: ReadonlyMap<string, StoredFile>,
): Promise<KeptAssets> {
  const own = [...assets].filter(([path]) => assetPath.test(path));
  const paths = own.map(([path]) => path).sort();
  const build = createHash("sha256").update(paths.join("\n")).digest("hex").slice(0, 16);
  await keep(join(folder, build), own, now)
    .then(() => removeOldest(folder, build, now))
    .catch(() => undefined);
  const found = new Map<string, Promise<StoredFile | undefined>>();
  return {
    async find(path) {
      const [, name] = assetPath.exec(path) ?? [];
      const contentType = name === undefined ? null : contentTypeOf(name);
      if (name === undefined || contentType === null) return undefined;
      const known = found.get(path);
      if (known !== undefined) return known;
      const bytes = await readFromAny(folder, name);
      if (bytes === undefined) return undefined;
      const stored = storeFile(bytes, contentType, join(folder, build, ".compressed"));
      found.set(path, stored);
      return stored;
    },
  };
}

/**
 * Written under another name and renamed, so that another process never sees half a build. An existing one becomes the
 * newest.
 */
async function keep(to: string, own: readonly (readonly [string, StoredFile])[], now: Date) {
  const isThere = await utimes(to, now, now).then(
    () => true,
    () => false,
  );
  if (isThere) return;
  const unfinished = join(dirname(to), `.${randomUUID()}`);
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  try {
    for (const [path, file] of own) {
      await writeFile(join(unfinished, basename(path)), file.plain.bytes, { mode: 0o600 });
    }
    await utimes(unfinished, now, now);
    await rename(unfinished, to);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

async function removeOldest(folder: string, own: string, now: Date): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name !== own);
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  );
  const builds = dated.filter(({ name }) => !name.startsWith(".")).sort((a, b) => b.at - a.at);
  const abandoned = dated.filter(({ name, at }) => {
    return name.startsWith(".") && now.getTime() - at > abandonedMilliseconds;
  });
  for (const { name } of [...builds.slice(buildsBefore), ...abandoned]) {
    await rm(join(folder, name), { recursive: true, force: true });
  }
}

/** Read anew each time: a process of another version may have started since. */
async function readFromAny(folder: string, name: string): Promise<Buffer | undefined> {
  const builds = await readdir(folder).catch(() => []);
  for (const build of builds.filter((each) => !each.startsWith("."))) {
    const bytes = await readFile(join(folder, build, name)).catch(() => null);
    if (bytes !== null) return bytes;
  }
  return undefined;
}
