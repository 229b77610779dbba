import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";

const run = promisify(execFile);
const repository = join(import.meta.dirname, "..");
/** What a build reads; a copy of it is renamed and built. */
const workspaces = ["brand", "contract", "site"];

/** Every fact of `brand.ts` that a deployment puts its own in the place of. */
const renamed: readonly [RegExp, string][] = [
  [/\bheron\.example\b/g, "kestrel.example"],
  [/\bHeron\b/g, "Kestrel"],
  [/Riverbend Software Group/g, "Ridgeline Group"],
  [/12 Vlei Road, Observatory/g, "3 Berg Street, Paarl"],
  [/48 Rietspruit Avenue, Parktown/g, "9 Koppie Lane, Melville"],
  [/010 000 0000/g, "011 111 1111"],
  [/\+27100000000/g, "+27111111111"],
  [/Karoo Billing/g, "Namaqua Billing"],
];
const oldAccent = /#cb470e/gi;

let copy: string;
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), "frontdoor-rename-"));
  for (const name of [...workspaces, "package.json", "tsconfig.base.json"]) {
    const filter = (path: string) => !/\/(?:node_modules|build|\.react-router)$/.test(path);
    await cp(join(repository, name), join(copy, name), { recursive: true, filter });
  }
  await linkPackages();
  const brand = join(copy, "brand/src/brand.ts");
  const text = renamed.reduce(
    (before, [old, replacement]) => before.replace(old, replacement),
    await readFile(brand, "utf8"),
  );
  await writeFile(brand, text);
  for (const name of await readdir(join(copy, "brand/src"))) {
    const file = join(copy, "brand/src", name);
    await writeFile(file, (await readFile(file, "utf8")).replace(oldAccent, "#0b5cad"));
  }
  await run("npm", ["run", "build"], { cwd: join(copy, "site") });
}, 240_000);
afterAll(() => rm(copy, { recursive: true, force: true }));

/** The installed packages, with the copied workspaces in the place of the repository's. */
async function linkPackages(): Promise<void> {
  const installed = join(repository, "node_modules");
  await mkdir(join(copy, "node_modules/@frontdoor"), { recursive: true });
  for (const name of await readdir(installed)) {
    if (name !== "@frontdoor")
      await symlink(join(installed, name), join(copy, "node_modules", name));
  }
  for (const name of workspaces) {
    await symlink(join(copy, name), join(copy, "node_modules/@frontdoor", name));
  }
}

test("a rename of the brand leaves no old name, address or colour anywhere in the site", async () => {
  const client = join(copy, "site/build/client");
  const entries = await readdir(client, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !/\.(?:woff2|png)$/.test(entry.name));
  expect(files.length).toBeGreaterThan(50);
  const left: string[] = [];
  let kestrels = 0;
  for (const { parentPath, name } of files) {
    const text = await readFile(join(parentPath, name), "utf8");
    kestrels += text.split("Kestrel").length - 1;
    for (const pattern of [...renamed.map(([old]) => old), oldAccent]) {
      if (text.search(pattern) >= 0) left.push(`${name}: ${pattern.source}`);
    }
  }
  expect(left).toEqual([]);
  expect(kestrels).toBeGreaterThan(100);
});
