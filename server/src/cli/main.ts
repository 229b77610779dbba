import { setTimeout as wait } from "node:timers/promises";
import { keepSecretsOutOfReports } from "../process/crash-reports.ts";
import { terminalProgress } from "./rows/progress.ts";
import { run } from "./run.ts";

// Only their owner may read a backup and a restored database.
process.umask(0o077);

/** `npm run frontdoor -- <command>` */
const isJson = process.argv.includes("--json");
const surroundings = {
  wait,
  progress: terminalProgress(process.stderr, { isJson }),
  print: (text: string) => console.log(text),
};
// Copied, since commands read it when they need it, which may be long after the start.
const environment = { ...process.env };
keepSecretsOutOfReports(process.env);
const { code, out, err } = await run(process.argv.slice(2), environment, surroundings);
if (out !== "") console.log(out);
if (err !== "") console.error(err);
process.exitCode = code;
