import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Bench, Figures } from "./bench.ts";
import { command, firstKey } from "./command.ts";
import { type FrontDoor, onPostgres, withFrontDoor } from "./front-door.ts";
import { importedRows, writePeople } from "./imported-file.ts";
import { knownHash, loginFigures } from "./imported-logins.ts";
import { cpuSecondsOf, mebibytesOf } from "./load.ts";
import { rounded } from "./statistics.ts";

/** An empty database on a PostgreSQL server; without it the embedded database is used. */
const databaseUrl = process.env.BENCH_DATABASE_URL;
/** Set it lower for a shorter run; the results state the number. */
const rows = Number(process.env.BENCH_IMPORT_ROWS ?? importedRows);

/** Rows of the second file, which is imported after the first. */
const sampledRows = 50_000;

export const importing: Bench = {
  name: databaseUrl === undefined ? "import-embedded" : "import",
  about: `${rows.toLocaleString("en-ZA")} rows of another system's accounts by \`account import\`, each with a bcrypt hash, brought in, killed in the middle and gone on with; then another file, looked at alone, brought in and sent once more; on real PostgreSQL where BENCH_DATABASE_URL names an empty database. Memory is the peak of the resident set. Then wrong passwords: of an account that is still checked by its bcrypt hash, beside names that nobody has.`,
  async run() {
    const folder = mkdtempSync(join(tmpdir(), "frontdoor-bench-import-"));
    const [file, sample] = [join(folder, "people.csv"), join(folder, "sample.csv")];
    try {
      const known = await knownHash();
      await writePeople(file, rows, known);
      await writePeople(sample, Math.min(rows, sampledRows), null);
      const environment = {
        DATA_DIR: folder,
        ...(databaseUrl === undefined ? {} : onPostgres(databaseUrl)),
      };
      return await withFrontDoor(environment, (door) =>
        measure(door, { file, sample }, environment),
      );
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function measure(
  door: FrontDoor,
  { file, sample }: { file: string; sample: string },
  environment: Record<string, string>,
): Promise<Figures> {
  const key = await keyOf(environment);
  const start = (...args: string[]) =>
    startImport(door, { FRONTDOOR_URL: door.url, FRONTDOOR_KEY: key }, args);
  const half = await start(file).untilRows(rows / 2);
  const rest = await start(file).untilEnd();
  const logins = await loginFigures(door);
  const dry = await start(sample, "--dry-run").untilEnd();
  const more = await start(sample).untilEnd();
  const again = await start(sample).untilEnd();
  return {
    file: { megabytes: rounded(statSync(file).size / 1e6) },
    "first half, then killed": half,
    "gone on with": rest,
    "another file, looked at alone": dry,
    "another file, brought in": more,
    "another file, sent once more": again,
    ...logins,
  };
}

async function keyOf(environment: Record<string, string>): Promise<string> {
  if (databaseUrl === undefined) {
    const keys = readFileSync(join(environment.DATA_DIR ?? "", "product-keys.json"), "utf8");
    return JSON.parse(keys).operator;
  }
  return firstKey(environment);
}

type Figure = Record<string, number>;

function startImport(door: FrontDoor, env: Record<string, string>, args: readonly string[]) {
  const started = performance.now();
  const cpuBefore = cpuSecondsOf(door.processId)?.all ?? 0;
  const child = spawn(process.execPath, [command, "account", "import", ...args, "--json"], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "exit");
  let peakCommand = 0;
  const figure = (more: Figure): Figure => {
    const seconds = (performance.now() - started) / 1_000;
    return {
      ...more,
      seconds: rounded(seconds),
      serverCpuSeconds: rounded((cpuSecondsOf(door.processId)?.all ?? 0) - cpuBefore),
      commandMebibytes: peakCommand,
      serverMebibytes: peakMebibytes(door.processId),
    };
  };
  const lines = createInterface(child.stderr);
  return {
    async untilRows(wanted: number): Promise<Figure> {
      for await (const line of lines) {
        const { done } = JSON.parse(line).progress;
        peakCommand = peakMebibytes(child.pid);
        tell(line);
        if (done < wanted) continue;
        const found = figure({ rows: done, rowsPerSecond: perSecond(done, started) });
        child.kill("SIGKILL");
        await ended;
        return found;
      }
      throw new Error("The import ended before it was killed.");
    },
    async untilEnd(): Promise<Figure> {
      lines.on("line", (line) => {
        peakCommand = peakMebibytes(child.pid);
        tell(line);
      });
      let text = "";
      for await (const part of child.stdout) text += part;
      await ended;
      const { rows: read, made, already, faulty } = JSON.parse(text);
      return figure({ rows: read, rowsPerSecond: perSecond(read, started), made, already, faulty });
    },
  };
}

/** Prints progress at most every 20 seconds, because an import takes minutes. */
let toldAt = 0;
function tell(line: string): void {
  if (performance.now() - toldAt < 20_000) return;
  toldAt = performance.now();
  console.error(line);
}

const perSecond = (done: number, started: number) =>
  Math.round(done / ((performance.now() - started) / 1_000));

/** The peak resident memory of a process. */
const peakMebibytes = (processId: number | undefined) =>
  Math.round(mebibytesOf(processId, "VmHWM"));
