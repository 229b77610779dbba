import { ConfigError, type Environment } from "../config-reader.ts";
import { createAsk } from "./ask.ts";
import { readCliConfig } from "./cli-config.ts";
import { CommandFailed, UsageError } from "./command.ts";
import { commands } from "./commands/all.ts";
import { help } from "./help.ts";
import { parse } from "./parse.ts";

/** What a command leaves: its exit code, and a text for each of the two outputs. */
export interface Ran {
  code: 0 | 1 | 2;
  out: string;
  err: string;
}

/** Runs the command that `args` name. */
export async function run(args: readonly string[], env: Environment): Promise<Ran> {
  try {
    const parsed = parse(args, commands);
    if (parsed.kind === "help") return { code: 0, out: help(parsed.words, commands), err: "" };
    const config = readCliConfig(env);
    const printed = await parsed.command.run(parsed.given, { config, ask: createAsk(config) });
    const out = parsed.json ? JSON.stringify(printed.data, null, 2) : printed.text;
    return { code: printed.isBad ? 1 : 0, out, err: "" };
  } catch (error) {
    if (error instanceof UsageError) {
      return { code: 2, out: "", err: `${error.message}\nfrontdoor --help lists every command.` };
    }
    if (error instanceof CommandFailed || error instanceof ConfigError) {
      return { code: 1, out: "", err: error.message };
    }
    throw error;
  }
}
