import { setTimeout as wait } from "node:timers/promises";
import { keepSecretsOutOfReports } from "../process/crash-reports.ts";
import { lineWriter } from "./line-writer.ts";
import { terminalProgress } from "./rows/progress.ts";
import { run } from "./run.ts";

// Only their owner may read a backup and a restored database.
process.umask(0o077);

/** `npm run frontdoor -- <command>` */
const isJson = process.argv.includes("--json");
const print = lineWriter(process.stdout);
const surroundings = { wait, progress: terminalProgress(process.stderr, { isJson }), print };
// Copied, since commands read it when they need it, which may be long after the start.
const environment = { ...process.env };
keepSecretsOutOfReports(process.env);
const { code, out, err } = await run(process.argv.slice(2), environment, surroundings);
process.exitCode = code;
if (err !== "") console.error(err);
if (out !== "") {
  await print(out).catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
