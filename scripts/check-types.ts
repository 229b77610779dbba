import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { text } from "node:stream/consumers";

/**
 * `npm run types`: the type check of every workspace and of these scripts, as many at once as there are cores, the
 * longest first. The server is checked with the scripts, which read nearly all of it. An error in a file that several of
 * them read is printed once.
 */
const workspaces = ["scripts", "site", "e2e", "bench", "contract", "demo", "words", "brand"];

const waiting = [...workspaces];
const failed: string[] = [];
const told = new Set<string>();

async function checkNext(): Promise<void> {
  const name = waiting.shift();
  if (name === undefined) return;
  const child = spawn("tsc", ["-p", name, "--pretty", "false", "--singleThreaded"], {
    stdio: ["ignore", "pipe", "inherit"],
    // A check ends before garbage collection is worth its time.
    env: { ...process.env, GOGC: "400" },
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const lines = (await text(child.stdout)).trimEnd();
  if ((await ended) !== 0) failed.push(name);
  // An error is its line and the indented ones below it.
  for (const error of lines.split(/\n(?! )/)) {
    if (error !== "" && !told.has(error)) console.log(error);
    told.add(error);
  }
  await checkNext();
}

await Promise.all(Array.from({ length: availableParallelism() }, checkNext));
console.log(failed.length === 0 ? "types: nothing found" : `types: faults in ${failed.join(", ")}`);
process.exitCode = failed.length === 0 ? 0 : 1;
