import { join, resolve } from "node:path";
import { type Config, readConfig } from "../config/config.ts";
import { type Environment, readVariables } from "../config/config-reader.ts";
import { commandVariables } from "../config/config-variables.ts";
import { CommandFailed } from "./command-failed.ts";
import { keysOfFile } from "./key-file.ts";

/** The address of the front door, and its key and configuration on this machine. */
export interface CliConfig {
  url: string;
  dataDir: string;
  databaseUrl: string | null;
  /** The operator's key. @throws CommandFailed when there is none */
  key(): string;
  /** The configuration of the server on this machine. @throws ConfigError as its start would */
  server(): Config;
  /** Resolves a file from the folder in which the command was typed. */
  path(file: string): string;
}

/** @throws ConfigError with one line for each wrong variable */
export function readCliConfig(env: Environment): CliConfig {
  const variables = readVariables(commandVariables, env);
  variables.finish();
  const { PORT, DATA_DIR, DATABASE_URL, FRONTDOOR_URL, FRONTDOOR_KEY } = variables.values;
  const dataDir = resolve(DATA_DIR);
  return {
    url: FRONTDOOR_URL?.origin ?? `http://localhost:${PORT}`,
    dataDir,
    databaseUrl: DATABASE_URL ?? null,
    key: () => FRONTDOOR_KEY ?? keyOfInstallation(dataDir),
    server: () => readConfig(env),
    path: (file) => resolve(env.INIT_CWD ?? ".", file),
  };
}

function keyOfInstallation(dataDir: string): string {
  try {
    const { operator } = keysOfFile(dataDir);
    if (typeof operator === "string") return operator;
  } catch {
    // Told below, as for a file without the operator's key.
  }
  const file = join(dataDir, "product-keys.json");
  throw new CommandFailed(
    `There is no operator's key: set FRONTDOOR_KEY, or DATA_DIR to the folder whose product-keys.json holds one (looked in ${file}).`,
  );
}
