import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, resolve } from "node:path";

/** The installed Node 26, or the running one where no package for this platform exists. */
export function nodePath() {
  const installed = resolve("node_modules/.bin/node");
  if (existsSync(installed)) return installed;
  if (Number(process.versions.node.split(".")[0]) >= 26) return process.execPath;
  throw new Error("No Node 26 is packaged for this platform: install Node 26 and start again.");
}

/** The environment in which scripts and tools of the repository run on that Node. */
export function toolEnvironment() {
  return { ...process.env, PATH: `${resolve("node_modules/.bin")}${delimiter}${process.env.PATH}` };
}

/** Node's compile cache: later starts skip compiling. Node checks that entries still match. */
const compiled = { NODE_COMPILE_CACHE: resolve("node_modules/.cache/compiled") };

/**
 * Makes glibc return freed blocks above this many bytes to the machine at once. Otherwise it keeps them: a fifth of a
 * started server. The embedded database frees so many small ones while it starts that this would take ten seconds. As
 * in bin/frontdoor of the archive; other C libraries ignore it.
 */
export function givesBack() {
  return { MALLOC_MMAP_THRESHOLD_: process.env.DATABASE_URL ? "32768" : "131072" };
}

/**
 * Becomes `node …args` as far as a child process can: same terminal, signals passed on, exit code
 * kept. A terminal sends Ctrl-C to the child itself, so that is not passed on a second time.
 * @param {readonly string[]} args
 * @param {Record<string, string>} [defaults] of its environment
 */
export function becomeNode(args, defaults) {
  const child = spawn(nodePath(), args, {
    stdio: "inherit",
    env: { ...compiled, ...defaults, ...toolEnvironment() },
  });
  // Only the child needs the secrets: a diagnostic report of this process would contain its environment.
  for (const name of Object.keys(process.env)) delete process.env[name];
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, () => {
      if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
    });
  }
  child.on("error", (cause) => {
    console.error(cause.message);
    process.exit(1);
  });
  child.on("exit", (code, signal) => process.exit(code ?? exitCodes[signal ?? "SIGKILL"] ?? 1));
}

/** The exit codes of a shell for a process that a signal ended. @type {Partial<Record<string, number>>} */
const exitCodes = { SIGHUP: 129, SIGINT: 130, SIGKILL: 137, SIGTERM: 143 };
