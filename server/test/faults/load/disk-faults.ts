import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

/** Faults are put into system calls by strace, which takes Linux, its superuser and the package. */
export const canInject =
  process.platform === "linux" &&
  process.getuid?.() === 0 &&
  spawnSync("strace", ["--version"]).status === 0;

/**
 * Lets every `fdatasync` of a process and its children fail or take long for a while.
 * @param fault in the words of strace, such as `error=EIO`
 */
export async function injectIntoSync(
  pid: number,
  fault: string,
  milliseconds: number,
): Promise<void> {
  const pids = [pid, ...childrenOf(pid)].flatMap((each) => ["-p", String(each)]);
  const inject = ["-e", "trace=fdatasync,fsync", "-e", `inject=fdatasync,fsync:${fault}`];
  const strace = spawn("strace", ["-f", "-qq", "-o", "/dev/null", ...inject, ...pids], {
    stdio: "ignore",
  });
  const ended = once(strace, "exit");
  await Promise.race([ended, pause(milliseconds)]);
  strace.kill("SIGINT");
  await ended;
}

function childrenOf(pid: number): number[] {
  const numbers = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return numbers.filter((name) => parentOf(name) === pid).map(Number);
}

function parentOf(pid: string): number | undefined {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
  } catch {
    return undefined;
  }
}
