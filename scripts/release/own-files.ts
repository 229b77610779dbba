import { globSync } from "node:fs";

/** The repository's files that a release contains: for the server, its command and the installation. */
const wanted = [
  "package.json",
  "CHANGELOG.md",
  ".env.example",
  "{brand,words,contract,server}/package.json",
  "{brand,contract,server}/src/**/*",
  "words/**/*",
  "server/{migrations,seed}/**/*",
  "site/build/**/*",
  "deploy/**/*",
  "README.md",
  "CONTRIBUTING.md",
  "docs/**/*",
  "demo/{README.md,package.json,src/**/*}",
];
const unwanted = [
  // Files that an operator put beside compose.yaml.
  "deploy/secrets/**",
  "deploy/.env*",
  "deploy/**/*.dump",
  "**/node_modules/**",
  "**/*.test.ts",
  "**/*.fixture.ts",
  "**/*.d.ts",
  "**/tsconfig.json",
  // Source maps have no use here, and the server serves none.
  "site/build/**/*.map",
];

/** Files of ours, sorted, relative to the repository. */
export function ownFiles(): string[] {
  const found = globSync(wanted, { exclude: unwanted, withFileTypes: true });
  const here = `${process.cwd()}/`;
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replace(here, ""))
    .sort();
}
