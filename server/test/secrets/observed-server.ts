import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { openDatabase } from "../../src/platform/database/open-database.ts";
import { untilReady } from "../child-process.ts";
import { compiled } from "../compiled.ts";
import { silentLog } from "../database.ts";
import { freePort } from "../free-port.ts";
import { layMigrated } from "../lay.ts";
import { createMigratedDatabase } from "../postgres-databases.ts";

const root = join(import.meta.dirname, "../../..");
const startMilliseconds = 180_000;
/** What the file system holds on purpose, readable by its owner alone. */
const keyFiles = ["product-keys.json", "master.key"];

/** A server whose every word is kept, and which tells of itself when it is asked or dies. */
export async function startObservedServer(environment: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "frontdoor-secrets-"));
  const [dataDir, reports] = [join(folder, "data"), join(folder, "reports")];
  mkdirSync(reports);
  const serverUrl = process.env.TEST_DATABASE_URL;
  const database = serverUrl === undefined ? null : await createMigratedDatabase(serverUrl);
  if (database === null) layMigrated(dataDir);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const output: string[] = [];
  const flags = ["--report-on-signal", "--report-uncaught-exception", "--report-on-fatalerror"];
  const child: ChildProcess = spawn(
    process.execPath,
    [...flags, `--report-directory=${reports}`, "server/src/main.ts", "--no-demo"],
    {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        ...compiled,
        PORT: String(port),
        DATA_DIR: dataDir,
        LOG_LEVEL: "trace",
        ARGON2_MEMORY_KIB: "64",
        ...(database === null ? {} : { DATABASE_URL: database.url }),
        ...environment,
      },
    },
  );
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (part: string) => output.push(part));
  }
  await untilReady(`${url}/readyz`, child);
  const connection = { databaseUrl: database?.url ?? null, dataDir };

  return {
    url,
    connection,
    /** All that it wrote, as a terminal or a journal keeps it. */
    log: () => output.join(""),
    /** Has it write its diagnostic report, then ends it as a fault of the engine would. */
    async crash(): Promise<string> {
      child.kill("SIGUSR2");
      const deadline = Date.now() + startMilliseconds;
      while (!isWhole(reportsIn(reports)) && Date.now() < deadline) await pause(50);
      const ended = once(child, "close");
      child.kill("SIGABRT");
      await ended;
      return reportsIn(reports);
    },
    /** Every row of every table as text, as a dump has it. */
    async dump(): Promise<string> {
      const opened = await openDatabase(connection, silentLog);
      try {
        const tables = await opened.kysely.introspection.getTables();
        const rows: string[] = [];
        for (const { name } of tables) {
          const found = await sql<{ row: string }>`
            select to_jsonb(stored)::text as row from ${sql.table(name)} as stored
          `.execute(opened.kysely);
          rows.push(...found.rows.map(({ row }) => `${name} ${row}`));
        }
        return rows.join("\n");
      } finally {
        await opened.close();
      }
    },
    /** The files of its folder as they lie there, the log of the embedded engine's writes among them. */
    files(): string {
      const names = readdirSync(folder, { recursive: true, withFileTypes: true });
      return names
        .filter((entry) => entry.isFile() && !keyFiles.includes(entry.name))
        .map((entry) => readFileSync(join(entry.parentPath, entry.name), "latin1"))
        .join("\n");
    },
    async remove() {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, "exit");
        child.kill("SIGKILL");
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
      await database?.drop();
    },
  };
}

export type ObservedServer = Awaited<ReturnType<typeof startObservedServer>>;

/** A report is there before all of it is written. */
function isWhole(report: string): boolean {
  try {
    return typeof JSON.parse(report) === "object";
  } catch {
    return false;
  }
}

function reportsIn(folder: string): string {
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n");
}
