import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { createInterface } from "node:readline";
import { findChromium, realSurroundings } from "./chromium.ts";
import { ensureOtherBrowsers, realSurroundings as withPrograms } from "./other-browsers.ts";
import type { Selection } from "./selection.ts";
import { noTests, playwrightTally, type Tally, vitestTally } from "./tally.ts";

/** The result of a stage; `tally` only where tests ran. */
export interface Outcome {
  ok: boolean;
  tally?: Tally;
}
/** The parameters of a stage. */
interface Order {
  /** The name of the stage, and of its report. */
  name: string;
  /** The selected tests; a stage without tests ignores it. */
  selection: Selection;
  /** The output of its programs: this terminal, or an open file. */
  output: "inherit" | number;
}
export interface Stage {
  name: string;
  /** Stages of one lane run one after the other; lanes run in parallel, since both often wait. */
  lane: "server" | "browsers";
  run: (order: Order) => Promise<Outcome>;
  /** Runs only when it is named: `npm run test:nightly`. */
  isNightly?: true;
}

/** The folder of the stages' reports. */
export const reports = ".cache/test-reports";
/**
 * Tests whose result may differ on the embedded engine: opening, storage, backup and kills. The others are plain SQL,
 * which both engines share: they run on a real PostgreSQL each time, on the embedded one at night.
 */
const onEmbedded = [
  "server/src/platform/database",
  "server/src/platform/calls",
  "server/src/platform/outbox",
  "server/src/process/services.test.ts",
  "server/src/cli/backup",
  "server/src/cli/commands/machine/migrate",
  "server/src/demo/demo-data",
  "server/src/api/openid/single-use",
  "server/src/integrations/openid-state",
  "server/src/identity/tokens",
  "server/src/maintenance/maintenance.test.ts",
  "server/test/secrets",
  "server/test/symmetry/login",
];
const projects = (...names: string[]) => names.flatMap((name) => ["--project", name]);
/** Tests of the server often wait: for a database, for a server of their own, for a lease to end. */
const server = [...projects("server", "server-alone"), "--maxWorkers=3"];

const program =
  (name: string, ...args: string[]) =>
  ({ output }: Order) =>
    command({ name, args, output });
const units = projects("brand", "words", "contract", "demo", "scripts", "site", "units-alone");

/** Every stage of `npm test`, in each lane cheapest first. */
export const stages: readonly Stage[] = [
  { name: "lint", lane: "server", run: program("biome", "ci", "--error-on-warnings", ".") },
  { name: "types", lane: "server", run: program("node", "scripts/check-types.ts") },
  { name: "check", lane: "server", run: program("node", "scripts/check.ts") },
  { name: "api", lane: "server", run: vitest({ args: server, files: onEmbedded }) },
  { name: "api-whole", lane: "server", isNightly: true, run: vitest({ args: server }) },
  { name: "postgres", lane: "server", run: onPostgres },
  { name: "faults", lane: "server", isNightly: true, run: faults },
  // It needs no browser; the lanes take about as long as each other with it here.
  { name: "units", lane: "browsers", run: vitest({ args: units }) },
  { name: "screens", lane: "browsers", run: screens },
  { name: "journeys", lane: "browsers", run: journeys },
  { name: "journeys-whole", lane: "browsers", isNightly: true, run: journeys },
  { name: "other-browsers", lane: "browsers", run: otherBrowsers },
];

interface Command {
  name: string;
  args: readonly string[];
  output: Order["output"];
  environment?: Record<string, string>;
}

async function command({ name, args, output, environment = {} }: Command): Promise<Outcome> {
  const env = { ...process.env, ...environment };
  const child = spawn(name, args, { stdio: ["ignore", output, output], env });
  return { ok: await endsWell(child) };
}

interface VitestRun {
  args: readonly string[];
  /** The files that the stage runs by default. */
  files?: readonly string[];
  environment?: Record<string, string>;
}

function vitest({ args: projects, files = [], environment = {} }: VitestRun) {
  return async ({ name, selection, output }: Order): Promise<Outcome> => {
    const choice = selection.of(name, "vitest");
    if (choice === "nothing") return { ok: true };
    const chosen =
      choice === "all" ? files : choice.includes("--changed") ? [...files, ...choice] : choice;
    const report = freshReport(name);
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    const args = ["run", ...projects, ...chosen, ...reporters];
    const { ok } = await command({ name: "vitest", args, output, environment });
    const tally = tallyOf(report, vitestTally);
    // A change that affects none of its tests runs none, which is no failure.
    const isNone = choice !== "all" && tally.passed + tally.failed === 0;
    return isNone ? { ok } : { ok, tally };
  };
}

/** The tests of the server once more, on a real PostgreSQL that lives as long as the stage. */
async function onPostgres(order: Order): Promise<Outcome> {
  if (order.selection.of(order.name, "vitest") === "nothing") return { ok: true };
  const database = spawn("node", ["server/test/postgres-url.ts"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const url = await databaseUrl(database);
    if (url === undefined) return { ok: false, tally: noTests };
    return await vitest({ args: server, environment: { TEST_DATABASE_URL: url } })(order);
  } finally {
    database.kill("SIGTERM");
    await endsWell(database);
  }
}

/** The long fault tests in their small size, each on the engine that it is about; `npm run test:faults` runs them in full. */
function faults(order: Order): Promise<Outcome> {
  const small = { FUZZ_EXECUTIONS: "50000", HOSTILE_REQUESTS: "2000", FAIL_OVERS: "2" };
  const config = ["--config", "server/test/faults/vitest.config.ts"];
  return vitest({ args: config, environment: small })(order);
}

/** The address that a database server prints once it accepts connections. */
async function databaseUrl({ stdout }: ChildProcess): Promise<string | undefined> {
  if (stdout === null) return undefined;
  for await (const line of createInterface(stdout)) {
    const [url] = /postgres(?:ql)?:\/\/\S+/.exec(line) ?? [];
    if (url !== undefined) return url;
  }
  return undefined;
}

async function screens(order: Order): Promise<Outcome> {
  return vitest({ args: projects("screens"), environment: await withChromium() })(order);
}

async function journeys(order: Order): Promise<Outcome> {
  return playwright("e2e", order, await withChromium());
}

/** The main journeys once more, in Firefox and WebKitGTK. */
async function otherBrowsers(order: Order): Promise<Outcome> {
  ensureOtherBrowsers(withPrograms);
  return playwright("e2e/other-browsers", order);
}

async function playwright(
  config: string,
  { name, selection, output }: Order,
  environment = {},
): Promise<Outcome> {
  const choice = selection.of(name, "playwright");
  if (choice === "nothing") return { ok: true };
  const file = freshReport(name);
  const chosen = choice === "all" ? [] : choice;
  const args = ["test", `--config=${config}`, "--reporter=list,json", ...chosen];
  const where = { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const { ok } = await command({ name: "playwright", args, output, environment: where });
  return { ok, tally: tallyOf(file, playwrightTally) };
}

async function withChromium() {
  const { shell, whole } = findChromium(await realSurroundings());
  return { CHROMIUM_PATH: shell, WHOLE_CHROMIUM_PATH: whole };
}

function freshReport(name: string): string {
  const file = `${process.cwd()}/${reports}/${name}.json`;
  rmSync(file, { force: true });
  return file;
}

/** A runner that dies before it writes its report has run no test. */
function tallyOf(file: string, tally: (report: unknown) => Tally): Tally {
  try {
    return tally(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return noTests;
  }
}

function endsWell(child: ChildProcess): Promise<boolean> {
  if (child.exitCode !== null) return Promise.resolve(child.exitCode === 0);
  return new Promise((resolve) => {
    child.on("error", () => resolve(false));
    child.on("exit", (code) => resolve(code === 0));
  });
}
