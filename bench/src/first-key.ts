import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const command = fileURLToPath(new URL("../../server/src/cli/main.ts", import.meta.url));

/** Creates the installation's key on a PostgreSQL server with the command `key first`. */
export async function firstKey(environment: Record<string, string>): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [command, "key", "first", "--json"],
    {
      env: { ...process.env, ...environment },
    },
  );
  const key = /"key":\s*"([^"]+)"/.exec(stdout)?.[1];
  if (key === undefined) throw new Error("No key was made.");
  return key;
}
