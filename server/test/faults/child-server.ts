import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { end, untilReady } from "../child-process.ts";
import { compiled } from "../compiled.ts";
import { freePort } from "../free-port.ts";
import { layMigrated } from "../lay.ts";
import { createMigratedDatabase } from "../postgres-databases.ts";

const root = join(import.meta.dirname, "../../..");
export const childMasterKey = "7".repeat(64);
/** As `npm start` sets it on a PostgreSQL, for tests that look at memory: an embedded start takes up to twice the time. */
export const givesBack = { MALLOC_MMAP_THRESHOLD_: "32768" };
const plenty = { perHour: 1_000_000, perDay: 1_000_000 };

/** The product as it runs in earnest: a process that can be killed, over one database that stays. */
export interface ChildServer {
  url: string;
  /** What the process is started with; the same database can be opened with it once the process ended. */
  databaseUrl: string | null;
  dataDir: string;
  /** @param descriptors how many files and connections it may have open */
  start(preload?: string, descriptors?: number): Promise<void>;
  /** @throws Error when it was not started */
  child(): ChildProcess;
  signal(signal: NodeJS.Signals): void;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Resolves when the process has ended, however. */
  ended(): Promise<void>;
  stop(): Promise<void>;
  /** Removes the database. */
  remove(): Promise<void>;
}

interface ChildServerOptions {
  /** The repository, or an unpacked archive, that it runs from. */
  tree?: string;
  /** Another PostgreSQL, or null for the embedded engine. */
  serverUrl?: string | null;
}

/**
 * Prepares a server on an empty database of the engine under test: the embedded one, or a new database
 * of the server that `TEST_DATABASE_URL` names.
 * @param environment with `PORT` where it takes the place of another one
 */
export async function prepareChildServer(
  environment: Record<string, string> = {},
  { tree = root, serverUrl = process.env.TEST_DATABASE_URL ?? null }: ChildServerOptions = {},
): Promise<ChildServer> {
  const dataDir = mkdtempSync(join(tmpdir(), "frontdoor-fault-"));
  const isGiven = environment.DATABASE_URL !== undefined;
  const database = serverUrl === null || isGiven ? null : await createMigratedDatabase(serverUrl);
  if (database === null && !isGiven && environment.DATA_DIR === undefined) layMigrated(dataDir);
  const port = Number(environment.PORT ?? (await freePort()));
  const url = `http://localhost:${port}`;
  const env = {
    PATH: process.env.PATH,
    PORT: String(port),
    DATA_DIR: dataDir,
    MASTER_KEY: childMasterKey,
    LOG_LEVEL: "silent",
    ...compiled,
    LIMITS: JSON.stringify({
      signUpByAddress: plenty,
      resetByAddress: plenty,
      resetByStrangers: plenty,
      reminderByAddress: plenty,
      otpByAddress: plenty,
      failedNamesByAddress: plenty,
      resetByUsername: plenty,
    }),
    ...(database === null ? {} : { DATABASE_URL: database.url }),
    ...environment,
  };
  let child: ChildProcess | undefined;

  const endBy = async (signal: NodeJS.Signals) => {
    if (child !== undefined) await end(child, signal);
  };

  return {
    url,
    databaseUrl: environment.DATABASE_URL ?? database?.url ?? null,
    dataDir,
    async start(preload, descriptors) {
      const imports = preload === undefined ? [] : ["--import", preload];
      const main = [process.execPath, ...imports, "server/src/main.ts", "--no-demo"];
      const limit = descriptors === undefined ? "" : `ulimit -n ${descriptors}; `;
      child = spawn("sh", ["-c", `${limit}exec "$@"`, "sh", ...main], {
        cwd: tree,
        env,
        stdio: ["ignore", "ignore", "inherit"],
      });
      if (preload === undefined) tellOfUnexpectedEnd(child);
      await untilReady(`${url}/readyz`, child);
    },
    child() {
      if (child === undefined) throw new Error("The server was not started.");
      return child;
    },
    signal: (signal) => child?.kill(signal),
    kill: () => endBy("SIGKILL"),
    stop: () => endBy("SIGTERM"),
    async ended() {
      if (child !== undefined && child.exitCode === null && child.signalCode === null) {
        await once(child, "exit");
      }
    },
    async remove() {
      await endBy("SIGKILL");
      rmSync(dataDir, { recursive: true, force: true });
      await database?.drop();
    },
  };
}

/** `kill` marks a child that this side ends; any other end is worth a line beside the failing test. */
function tellOfUnexpectedEnd(child: ChildProcess): void {
  child.once("exit", (code, signal) => {
    if (!child.killed) process.stderr.write(`The server ended by itself: ${signal ?? code}\n`);
  });
}
