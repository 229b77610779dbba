import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createConfigReader, type Environment } from "../config-reader.ts";
import { CommandFailed } from "./command-failed.ts";

/** Where the front door is, and what this machine has of it. */
export interface CliConfig {
  url: string;
  dataDir: string;
  databaseUrl: string | null;
  /** The operator's key. @throws CommandFailed when there is none */
  key(): string;
  /** A file as the person means it: from the folder in which the command was typed. */
  path(file: string): string;
}

/** @throws ConfigError with one line for each wrong variable */
export function readCliConfig(env: Environment): CliConfig {
  const reader = createConfigReader(env);
  const port = reader.integer("PORT", { fallback: 3000, min: 1, max: 65_535 });
  const address = reader.webAddress("FRONTDOOR_URL", "https://www.example.org");
  const databaseUrl = reader.address(
    "DATABASE_URL",
    ["postgres:", "postgresql:"],
    "postgres://user:password@host:5432/frontdoor",
  );
  const key = reader.get("FRONTDOOR_KEY");
  reader.finish();
  const dataDir = resolve(reader.get("DATA_DIR") ?? "./data");
  return {
    url: address?.origin ?? `http://localhost:${port}`,
    dataDir,
    databaseUrl,
    key: () => key ?? keyOfInstallation(dataDir),
    path: (file) => resolve(env.INIT_CWD ?? ".", file),
  };
}

function keyOfInstallation(dataDir: string): string {
  const file = join(dataDir, "product-keys.json");
  try {
    const { operator } = JSON.parse(readFileSync(file, "utf8"));
    if (typeof operator === "string") return operator;
  } catch {
    // Told below, as for a file without the operator's key.
  }
  throw new CommandFailed(
    `There is no operator's key: set FRONTDOOR_KEY, or DATA_DIR to the folder whose product-keys.json holds one (looked in ${file}).`,
  );
}
