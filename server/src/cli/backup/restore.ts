import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { endRestoredStaffKeys } from "../../directory/staff/end-restored-keys.ts";
import { endRestoredLogins } from "../../identity/sessions/end-restored-logins.ts";
import { bumpTokenEpoch } from "../../identity/tokens/epoch.ts";
import { endOtherProductKeys } from "../../integrations/keys/product-keys-store.ts";
import { removeEveryArtifact } from "../../integrations/openid-state/openid-artifacts.ts";
import { endGrants } from "../../integrations/scopes/product-scopes-store.ts";
import { audit } from "../../platform/audit/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import { openEmbedded } from "../../platform/database/embedded/embedded.ts";
import { lockFolder } from "../../platform/database/embedded/folder-lock.ts";
import { syncPath } from "../../platform/database/embedded/sync-path.ts";
import { migrate } from "../../platform/database/migrate.ts";
import type { Log } from "../../platform/log.ts";
import { CommandFailed } from "../command-failed.ts";
import { keysOfFile } from "../key-file.ts";
import { operatorHere } from "../operator-actor.ts";
import { type BackupManifest, manifestFile } from "./backup.ts";
import { checksumsOf, copyTree, firstDifference } from "./copied-tree.ts";

const silent: Log = { info() {}, warn() {}, error() {} };

/**
 * Puts a backup into a data folder that has no database. Before the database comes to its place the token
 * epoch is raised, every login to the page of one's own account and every granted scope is ended, and every product key that is not in the folder's
 * `product-keys.json`: no server ever runs with the links, codes, ended keys and ended grants that the backup
 * brings back (SEC-H19). What fails leaves the data folder without a database, as it was.
 * @returns when the backup was made
 * @throws DataFolderInUse, CommandFailed
 */
export async function restore(dataDir: string, source: string, clock: Clock): Promise<string> {
  const { madeAt, checksums } = readManifest(source);
  const keep = keysToKeep(dataDir);
  const wrong = firstDifference(checksums, checksumsOf(join(source, "database")));
  if (wrong !== null) throw new CommandFailed(`The backup is damaged: ${wrong} is not as it was.`);
  if (existsSync(join(dataDir, "database"))) {
    throw new CommandFailed(`${dataDir} holds a database: move it away first.`);
  }
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(dataDir);
  const staging = join(dataDir, "restoring");
  try {
    rmSync(staging, { recursive: true, force: true });
    mkdirSync(staging, { mode: 0o700 });
    await copyTree(join(source, "database"), join(staging, "database"));
    await endWaysIn(staging, clock, { madeAt, keep });
    renameSync(join(staging, "database"), join(dataDir, "database"));
    syncPath(dataDir);
    return madeAt;
  } finally {
    rmSync(staging, { recursive: true, force: true });
    unlock();
  }
}

function keysToKeep(dataDir: string): string[] {
  try {
    return Object.values(keysOfFile(dataDir)).filter((key) => typeof key === "string");
  } catch {
    throw new CommandFailed(`${dataDir} has a product-keys.json without keys: move it away first.`);
  }
}

async function endWaysIn(
  staging: string,
  clock: Clock,
  { madeAt, keep }: { madeAt: string; keep: readonly string[] },
): Promise<void> {
  const database = await openEmbedded(staging, silent);
  try {
    // One of an earlier version lacks tables that are written here.
    await migrate(database);
    await database.kysely.transaction().execute(async (tx) => {
      await bumpTokenEpoch(tx);
      await removeEveryArtifact(tx);
      await endRestoredLogins(tx);
      const endedKeys = await endOtherProductKeys(tx, { keep, now: clock() });
      const endedGrants = await endGrants(tx, clock());
      const endedStaffKeys = await endRestoredStaffKeys(tx, clock());
      const event = { kind: "backup-restored", actor: operatorHere, subjectId: null, realm: null };
      await audit(
        tx,
        { clock },
        {
          ...event,
          details: { madeAt, endedKeys, endedGrants, endedStaffKeys },
        },
      );
    });
  } finally {
    await database.close();
  }
}

function readManifest(source: string): BackupManifest {
  try {
    const manifest = JSON.parse(readFileSync(join(source, manifestFile), "utf8"));
    if (manifest.format === 1) return manifest;
  } catch {
    // Told below, as for a manifest of another format.
  }
  throw new CommandFailed(`${source} is no backup of this command.`);
}
