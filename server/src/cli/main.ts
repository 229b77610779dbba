import { ConfigError } from "../config-reader.ts";
import { createAsk } from "./ask.ts";
import { readCliConfig } from "./cli-config.ts";
import { CommandFailed, UsageError } from "./command.ts";
import { commands } from "./commands/all.ts";
import { help } from "./help.ts";
import { parse } from "./parse.ts";

/** `npm run frontdoor -- <command>`: reads the line, runs the command, prints what it found. */
try {
  const parsed = parse(process.argv.slice(2), commands);
  if (parsed.kind === "help") console.log(help(parsed.words, commands));
  else {
    const config = readCliConfig(process.env);
    const printed = await parsed.command.run(parsed.given, { config, ask: createAsk(config) });
    console.log(parsed.json ? JSON.stringify(printed.data, null, 2) : printed.text);
    if (printed.isBad) process.exitCode = 1;
  }
} catch (error) {
  if (error instanceof UsageError) {
    console.error(`${error.message}\nfrontdoor --help lists every command.`);
    process.exitCode = 2;
  } else if (error instanceof CommandFailed || error instanceof ConfigError) {
    console.error(error.message);
    process.exitCode = 1;
  } else throw error;
}
