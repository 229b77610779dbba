import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import * as z from "zod/mini";

/** The program of the operator's command. */
export const command = fileURLToPath(new URL("../../server/src/cli/main.ts", import.meta.url));

/** What the operator's command answers to programs. */
export async function answerTo(
  words: readonly string[],
  environment: Record<string, string> = {},
): Promise<unknown> {
  const env = { ...process.env, ...environment };
  const args = [command, ...words, "--json"];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  return JSON.parse(stdout);
}

/** Creates the installation's key on a PostgreSQL server with the command `key first`. */
export async function firstKey(environment: Record<string, string>): Promise<string> {
  return z.parse(z.object({ key: z.string() }), await answerTo(["key", "first"], environment)).key;
}
