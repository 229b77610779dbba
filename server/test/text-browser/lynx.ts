import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

export const isLynxInstalled = existsSync("/usr/bin/lynx") && existsSync("/usr/bin/script");

const enter = "^J";

/**
 * Opens an address in Debian's lynx at a terminal and presses one button after another, each found by its words. lynx
 * keeps the query of an address where a form names none; w3m leaves it out.
 */
export async function pressInLynx(url: string, ...buttons: readonly string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "lynx-"));
  const keys = buttons.flatMap((word) => ["/", ...word, enter, enter]);
  const script = join(folder, "keys");
  writeFileSync(script, [...keys, "q", "y"].map((key) => `key ${key}\n`).join(""));
  const env = { PATH: process.env.PATH, HOME: folder, TERM: "vt100", LC_ALL: "C.UTF-8" };
  const command = `stty cols 200 rows 60; exec lynx -accept_all_cookies -cmd_script=${script} '${url}'`;
  await promisify(execFile)("script", ["-qfc", command, "/dev/null"], { env, timeout: 60_000 });
  rmSync(folder, { recursive: true });
}
