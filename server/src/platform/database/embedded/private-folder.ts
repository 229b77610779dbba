import { chmodSync, existsSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeFolder } from "./make-folder.ts";

const ignoreFile = ".gitignore";
/** The files and folders that an installation on one machine keeps in its data folder. */
const ours = [
  ignoreFile,
  "database",
  "assets",
  "restoring",
  "master.key",
  "product-keys.json",
  "product-keys.json.next",
  "last-backup",
  "last-findings.json",
  "lock",
  "lock-journal",
  "lock.pid",
];
/** What an empty folder may contain: a volume's own folder, and files such as `.gitkeep`. */
const emptiness = /^(\..*|lost\+found)$/;
const others = 0o077;

/**
 * Creates the data folder with access for its owner alone, or restricts one that is open, with the files of ours in it. A
 * folder that holds other people's files is left as it is. Does nothing on Windows, where a mode holds no rights.
 * @throws Error in one line that says what to do when the folder stays open
 */
export function keepPrivate(folder: string, chmod: typeof chmodSync = chmodSync): void {
  if (process.platform === "win32") return;
  makeFolder(folder, 0o700);
  if (isOpen(folder)) closeFolder(folder, chmod);
  leaveOutOfGit(folder);
  for (const name of ours) closeTree(join(folder, name), chmod);
}

/** Keeps Git and other tools from treating it as source, whatever it is called. */
function leaveOutOfGit(folder: string): void {
  const file = join(folder, ignoreFile);
  if (!existsSync(file)) writeFileSync(file, "*\n", { mode: 0o600 });
}

function closeFolder(folder: string, chmod: typeof chmodSync): void {
  const open = `The data folder ${folder} is open to other users (${modeOf(folder).toString(8)})`;
  if (!isFree(folder)) {
    throw new Error(
      `${open} and holds more than ours. Set DATA_DIR to a folder of its own, or close this one: chmod 700 ${folder}`,
    );
  }
  const why = reasonToStayOpen(folder, chmod);
  if (why === null) return;
  throw new Error(
    `${open} and cannot be closed: ${why}. Set DATA_DIR to a folder that the user of this process owns.`,
  );
}

/** Whether it contains no files of others, who would lose access if it were restricted. */
function isFree(folder: string): boolean {
  if (existsSync(join(folder, "database"))) return true;
  return readdirSync(folder).every((name) => ours.includes(name) || emptiness.test(name));
}

function reasonToStayOpen(folder: string, chmod: typeof chmodSync): string | null {
  try {
    chmod(folder, 0o700);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return isOpen(folder) ? "its file system keeps no rights" : null;
}

/** Restricting the folder already keeps others out; the files are restricted in case they are moved elsewhere. */
function closeTree(path: string, chmod: typeof chmodSync): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return;
  if ((found.mode & others) !== 0) chmod(path, found.mode & 0o700);
  if (!found.isDirectory()) return;
  for (const name of readdirSync(path)) closeTree(join(path, name), chmod);
}

function isOpen(path: string): boolean {
  return (modeOf(path) & others) !== 0;
}

function modeOf(path: string): number {
  return statSync(path).mode & 0o777;
}
