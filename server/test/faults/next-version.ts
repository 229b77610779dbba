import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync } from "node:fs";
import { cp, mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const root = join(import.meta.dirname, "../../..");
const workspaces = ["brand", "words", "contract", "site", "server"];

/** What a second version may do to the tables of the first: it adds, with values for what the first one writes. */
const migration = `
create table next_version (account_id uuid primary key references accounts, noted_at timestamptz not null);
alter table accounts add column next_version text not null default 'unknown';
create index accounts_next_version on accounts (next_version);
`;

/** A version after this one: a copy of the repository with another name on its pages and one migration more. */
export interface NextVersion {
  tree: string;
  remove(): Promise<void>;
}

export async function makeNextVersion(): Promise<NextVersion> {
  const tree = mkdtempSync(join(tmpdir(), "frontdoor-next-"));
  for (const name of [...workspaces, "docs/api", "package.json", "tsconfig.base.json"]) {
    const filter = (path: string) => !/\/(?:node_modules|build|test)$/.test(path);
    await cp(join(root, name), join(tree, name), { recursive: true, filter });
  }
  await linkPackages(tree);
  const brand = join(tree, "brand/src/brand.ts");
  const text = await readFile(brand, "utf8");
  await writeFile(brand, text.replace(/^ {2}name: "[^"]+"/m, '  name: "Next Heron"'));
  await writeFile(join(tree, "server/migrations/9000-next-version.sql"), migration);
  await run("npm", ["run", "build"], {
    cwd: join(tree, "site"),
    env: { ...process.env, NODE_ENV: "production" },
    maxBuffer: 100_000_000,
  });
  return { tree, remove: () => rm(tree, { recursive: true, force: true }) };
}

/** The installed packages, with the copied workspaces in the place of the repository's. */
async function linkPackages(tree: string): Promise<void> {
  await mkdir(join(tree, "node_modules/@frontdoor"), { recursive: true });
  for (const name of readdirSync(join(root, "node_modules"))) {
    if (name === "@frontdoor") continue;
    await symlink(join(root, "node_modules", name), join(tree, "node_modules", name));
  }
  for (const name of workspaces) {
    await symlink(join(tree, name), join(tree, "node_modules/@frontdoor", name));
    const own = join(root, name, "node_modules");
    if (existsSync(own)) await symlink(own, join(tree, name, "node_modules"));
  }
}

/** The names of the hashed files of a built tree. */
export function assetsOf(tree: string): Set<string> {
  return new Set(readdirSync(join(tree, "site/build/client/assets")));
}

/** Brings a database to the version of a tree, as an operator does. */
export async function migrateWith(tree: string, environment: Record<string, string>) {
  const command = ["server/src/cli/main.ts", "migrate", "--json"];
  const env = { PATH: process.env.PATH, ...environment };
  const { stdout } = await run(process.execPath, command, { cwd: tree, env }).catch((error) => {
    throw new Error(`It was not migrated: ${error.stdout}`);
  });
  return JSON.parse(stdout).applied as string[];
}
