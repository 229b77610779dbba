import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { keepPrivate } from "../database/embedded/private-folder.ts";
import { isGuessable } from "./guessable.ts";
import { createKeys, type Keys, masterKeyBytes } from "./keys.ts";
import type { KeySource } from "./master-key.ts";
import { makeKeyCommand, parseKey } from "./master-key.ts";

export interface KeyConfig {
  dataDir: string;
  masterKey: KeySource | null;
  previousMasterKey: KeySource | null;
  /** Whether the installation is in earnest; then a key that can be guessed is refused. */
  inEarnest: boolean;
}

/**
 * The keys of this installation: from the configuration, or, on one machine with the embedded
 * database, from `master.key` in the data folder (mode 0600), made at the first start.
 * @throws Error in one line that says what to do when a key cannot be read or can be guessed
 */
export function loadKeys(config: KeyConfig): Keys {
  const source = config.masterKey ?? { file: ensureKeyFile(config.dataDir) };
  const previous = config.previousMasterKey;
  const master = readKey(source);
  if (config.inEarnest && isGuessable(master)) {
    const where = "file" in source ? source.file : "MASTER_KEY";
    throw new Error(
      `The master key of ${where} can be guessed. Make another one with: ${makeKeyCommand} (a database that was written with this one needs it as MASTER_KEY_PREVIOUS).`,
    );
  }
  return createKeys(master, previous === null ? undefined : readKey(previous));
}

function readKey(source: KeySource): Buffer {
  if ("bytes" in source) return source.bytes;
  const key = parseKey(readText(source.file).trim());
  if (key === null) {
    throw new Error(`${source.file} holds no 32-byte key. Make one with: ${makeKeyCommand}`);
  }
  return key;
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw new Error(`The key file ${file} cannot be read.`);
  }
}

function ensureKeyFile(dataDir: string): string {
  const file = join(dataDir, "master.key");
  if (existsSync(file)) return file;
  if (existsSync(join(dataDir, "database"))) {
    throw new Error(
      `${file} is missing, and without it the database beside it cannot be read. Bring it back from a backup, or set MASTER_KEY.`,
    );
  }
  keepPrivate(resolve(dataDir));
  const text = `${randomBytes(masterKeyBytes).toString("hex")}\n`;
  writeFileSync(file, text, { mode: 0o600, flag: "wx", flush: true });
  return file;
}
