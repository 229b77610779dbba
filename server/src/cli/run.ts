import { setTimeout as wait } from "node:timers/promises";
import { ConfigError, type Environment } from "../config/config-reader.ts";
import { operatorMessage } from "../process/operator-message.ts";
import { readVersion } from "../process/version.ts";
import { createAsk } from "./ask.ts";
import { readCliConfig } from "./cli-config.ts";
import { type Command, commandWords, type Printed, type Progress } from "./command.ts";
import { CommandFailed, Refused, UsageError, Waiting } from "./command-failed.ts";
import { commands } from "./commands/all.ts";
import { wordsOf } from "./doctor/finding.ts";
import { help } from "./help.ts";
import { commandOf, parse } from "./parse.ts";
import type { Wait } from "./request.ts";
import { invalidValues } from "./terminal-words.ts";
import { typedName } from "./typed-name.ts";

/** The result of a command: its exit code, and the text of each output. */
interface Ran {
  code: 0 | 1 | 2 | 3;
  out: string;
  err: string;
}

interface Surroundings {
  wait: Wait;
  progress: Progress;
  /** Where the parts of a long text go at once; part of the result when left out. */
  print?: (text: string) => Promise<void>;
}
const silent: Surroundings = { wait, progress: { show() {}, measure() {}, end() {} } };

/**
 * Runs the command that `args` name. An error is printed as text on standard error or, with `--json`, as `{ "error": {
 * "code", "message", … } }` on standard output, where programs look for the result.
 */
export async function run(
  args: readonly string[],
  env: Environment,
  surroundings: Surroundings = silent,
): Promise<Ran> {
  const isJson = args.includes("--json");
  if (args[0] === "--version") return { code: 0, out: toldVersion(isJson), err: "" };
  try {
    const parsed = parse(args, commands);
    if (parsed.kind === "help") return { code: 0, out: help(parsed.words, commands), err: "" };
    const config = readCliConfig(env);
    const ask = createAsk(config, surroundings.wait);
    const parts: string[] = [];
    const keep = async (text: string) => {
      parts.push(text);
    };
    const { progress, print = keep } = surroundings;
    const printed = await parsed.command.run(parsed.given, { config, ask, progress, print });
    const text = parts.length === 0 ? printed.text : parts.join("\n");
    return { code: printed.isBad ? 1 : 0, out: isJson ? json(printed) : text, err: "" };
  } catch (error) {
    return told(error, isJson, commandOf(args, commands));
  } finally {
    surroundings.progress.end();
  }
}

function toldVersion(isJson: boolean): string {
  const version = readVersion();
  return isJson ? json({ data: { version }, text: version }) : version;
}

const json = ({ data }: Printed) => JSON.stringify(data, null, 2);

function told(error: unknown, isJson: boolean, command: Command | undefined): Ran {
  const { code, message, details } = explain(error, command);
  if (!isJson) return { code, out: "", err: message };
  const data = { error: { code: "FAILED", ...details, message } };
  return { code, out: JSON.stringify(data, null, 2), err: "" };
}

function explain(
  error: unknown,
  command: Command | undefined,
): {
  code: 1 | 2 | 3;
  message: string;
  details: Readonly<Record<string, unknown>>;
} {
  if (error instanceof UsageError) {
    const help =
      command === undefined
        ? "frontdoor --help lists every command."
        : `frontdoor ${commandWords(command).join(" ")} --help shows its options and an example.`;
    const message = `${error.message}\n${help}`;
    return { code: 2, message, details: { code: "TYPED_WRONGLY" } };
  }
  if (error instanceof Refused && command !== undefined && "fields" in error.details) {
    const message = invalidValues(error.fields, (field) => typedName(field, command));
    return { code: 1, message, details: error.details };
  }
  if (error instanceof CommandFailed) {
    const { message, details } = error;
    return { code: error instanceof Waiting ? 3 : 1, message, details };
  }
  const words = error instanceof ConfigError ? error.message : operatorMessage(error);
  if (words !== null) return { code: 1, message: words, details: { code: "CONFIGURATION" } };
  const message = `${wordsOf(error)} (${error instanceof Error ? error.name : typeof error})`;
  return { code: 1, message, details: { code: "UNEXPECTED" } };
}
