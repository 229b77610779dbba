import { execFileSync } from "node:child_process";
import { closeSync, globSync, mkdirSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { nightPage } from "./night-page.ts";
import { changedSince, everything, lastFailed, type Selection } from "./selection.ts";
import { reports, type Stage, stages } from "./stages.ts";
import { hasFailed, type StageResult, summary } from "./tally.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const failedFile = `${reports}/failed.json`;

const { only, changed, "last-failed": again } = readOptions();
const names =
  only?.split(",") ?? stages.filter((stage) => !stage.isNightly).map(({ name }) => name);
const unknown = names.filter((name) => !stages.some((stage) => stage.name === name));
if (unknown.length > 0) {
  const known = stages.map(({ name }) => name).join(", ");
  stop(`There is no stage ${unknown.join(", ")}; there are ${known}.`);
}
if (changed && again) stop("Choose one of --changed and --last-failed.");

const isNight = stages.some(({ name, isNightly }) => isNightly && names.includes(name));
if (isNight) process.env.NIGHTLY = "1";

const folder = temporaryFolder();
if (folder !== undefined) process.env.TMPDIR = folder;
// A proxy for the network, as of an office, is none for the servers of the tests.
const here = ["localhost", "127.0.0.1", "::1"];
for (const name of ["no_proxy", "NO_PROXY"]) {
  process.env[name] = [process.env[name] ?? [], ...here].flat().join(",");
}
// Many tests start a server or a command of their own: half of that time would go into compiling the same modules
// again.
process.env.NODE_COMPILE_CACHE = join(tmpdir(), "frontdoor-compiled");

const selection = changed ? ofChange() : again ? ofLastRun() : everything;
const results: StageResult[] = [];
mkdirSync(reports, { recursive: true });
const chosen = stages.filter((stage) => names.includes(stage.name));
const lanes = [...Map.groupBy(chosen, ({ lane }) => lane).values()];
await Promise.all(
  lanes.map(async (lane, index) => {
    for (const stage of lane) await runStage(stage, index > 0);
  }),
);
results.sort((a, b) => names.indexOf(a.name) - names.indexOf(b.name));
keepFailed();
process.exitCode = results.some(hasFailed) ? 1 : 0;
if (isNight) writeNightPage();
console.log(`\n${summary(results)}`);

/** @param isBeside whether another lane writes here too: then its output is printed at its end */
async function runStage({ name, run }: Stage, isBeside: boolean): Promise<void> {
  const log = `${reports}/${name}.log`;
  const output = isBeside ? openSync(log, "w") : "inherit";
  if (!isBeside) console.log(`\n── ${name}`);
  const start = performance.now();
  const outcome = await run({ name, selection, output }).catch((cause: unknown) => {
    console.error(cause instanceof Error ? cause.message : cause);
    return { ok: false };
  });
  const result = { name, ...outcome, seconds: (performance.now() - start) / 1000 };
  results.push(result);
  if (typeof output === "number") {
    closeSync(output);
    console.log(`\n── ${name}\n${readFileSync(log, "utf8")}`);
  }
  console.log(
    `── ${name}: ${hasFailed(result) ? "FAILED" : "ok"} in ${result.seconds.toFixed(1)} s`,
  );
}

/** Includes screenshots of failures, in one file that can be mailed. */
function writeNightPage(): void {
  const commit = execFileSync("git", ["log", "-1", "--format=%h %s"], { encoding: "utf8" }).trim();
  const read = (file: string) => {
    try {
      return readFileSync(file);
    } catch {
      return null;
    }
  };
  const page = `${reports}/night.html`;
  writeFileSync(page, nightPage(results, commit, read));
  console.log(`\nThe page of this night: ${page}`);
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        only: { type: "string" },
        changed: { type: "boolean", default: false },
        "last-failed": { type: "boolean", default: false },
      },
    }).values;
  } catch (error) {
    const told = error instanceof Error ? error.message.split(".")[0] : "";
    return stop(`${told}. There are --only <stages>, --changed and --last-failed.`);
  }
}

function stop(line: string): never {
  console.error(line);
  process.exit(2);
}

/** The differences from the target branch, including uncommitted ones. */
function ofChange(): Selection {
  const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).trim();
  const base = git(
    "merge-base",
    "HEAD",
    git("branch", "-r").includes("origin/main") ? "origin/main" : "HEAD",
  );
  const files = [
    git("diff", "--name-only", base),
    git("ls-files", "--others", "--exclude-standard"),
  ].flatMap((lines) => (lines === "" ? [] : lines.split("\n")));
  const specs = globSync("e2e/{flows,quality}/*.spec.ts").filter(
    (file) => !file.includes(".nightly."),
  );
  const chosen = changedSince(base, files, specs);
  const journeys = chosen.of("journeys", "playwright");
  const taken = typeof journeys === "string" ? 0 : journeys.length;
  console.log(
    `${files.length} files differ. Left out: ${specs.length - taken} of ${specs.length} files of journeys, which bear no noun of them, and the other browsers.`,
  );
  return chosen;
}

function ofLastRun(): Selection {
  try {
    return lastFailed(JSON.parse(readFileSync(failedFile, "utf8")));
  } catch {
    return stop("There is no last run: npm test makes one.");
  }
}

/** Records failures for --last-failed; stages that were not run keep theirs. */
function keepFailed(): void {
  let kept: Record<string, string[]> = {};
  try {
    kept = JSON.parse(readFileSync(failedFile, "utf8"));
  } catch {
    // The first run has none.
  }
  for (const { name, tally } of results) {
    const files = (tally?.failures ?? []).map((failure) => failure.split(": ")[0] ?? "");
    kept[name] = [...new Set(files)];
    if (files.length === 0) delete kept[name];
  }
  writeFileSync(failedFile, JSON.stringify(kept));
}
