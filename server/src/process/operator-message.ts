import { DatabaseAway } from "../platform/database/postgres/database-away.ts";

/** The messages for a connection or a login that PostgreSQL or the network refused. */
const ofDatabase: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nobody listens there: start PostgreSQL, or mend host and port",
  ENOTFOUND: "no machine has that name: mend the host",
  EAI_AGAIN: "the name cannot be looked up: mend the host, or the resolver of this machine",
  ETIMEDOUT: "nobody answers there: mend host and port, or the firewall between",
  "25006":
    "it takes no writes: it is a standby, or was set read-only, as some providers do on a full disk",
  "3D000": "there is no such database: create it (createdb), or mend its name",
  "28P01": "the password is wrong: mend user and password",
  "28000": "the user may not log in: mend user and password, or pg_hba.conf",
};
/** The messages for a folder or file that the system refused. */
const ofFolder: Readonly<Record<string, string>> = {
  EEXIST: "a file is in the folder's place",
  ENOTDIR: "a file is in the place of a folder above it",
  EACCES: "the user of this process may not write there",
  EPERM: "the user of this process may not write there",
  EROFS: "its file system only reads",
  ENOENT: "the folder above it is missing or takes none",
  ENOSPC: "its disk is full",
};

/**
 * The reason why a start or a command failed, in one line that names the variable and says what to do; null for any
 * other error. It contains no password.
 */
export function operatorMessage(error: unknown): string | null {
  const { code, path, message } = Object(error) as {
    code?: string;
    path?: string;
    message?: string;
  };
  if (error instanceof DatabaseAway) {
    return `DATABASE_URL: ${ofDatabase[code ?? ""] ?? "the database refuses"} (${message})`;
  }
  if (path === undefined || code === undefined || ofFolder[code] === undefined) return null;
  return `${path}: ${ofFolder[code]}; name another folder (DATA_DIR, or the command's own) or mend this one`;
}
