import { parseArgs } from "node:util";
import { type Command, commandValues, commandWords, type Given } from "./command.ts";
import { UsageError } from "./command-failed.ts";

type Parsed =
  | { kind: "help"; words: readonly string[] }
  | { kind: "run"; command: Command; given: Given };

/**
 * Finds the command that the words name and parses what follows them; `help` before them is the same as `--help`.
 * @throws UsageError
 */
export function parse(typed: readonly string[], commands: readonly Command[]): Parsed {
  const args = typed[0] === "help" ? [...typed.slice(1), "--help"] : typed;
  const words = leadingWords(args);
  const command = commandOf(args, commands);
  const wantsHelp = args.includes("--help") || args.includes("-h");
  if (command !== undefined && !wantsHelp) return { kind: "run", ...read(args, command) };
  if (command !== undefined) return { kind: "help", words: commandWords(command) };
  const [group] = words;
  if (group === undefined) return { kind: "help", words: [] };
  if (!commands.some((each) => beginsWith(each, [group]))) {
    throw new UsageError(`There is no command "${group}".`);
  }
  const begins = commands.some((each) => beginsWith(each, words));
  if (!begins) throw new UsageError(`There is no command "${words.slice(0, 2).join(" ")}".`);
  return { kind: "help", words: [group] };
}

/** The command whose words come first, if there is one. */
export function commandOf(
  args: readonly string[],
  commands: readonly Command[],
): Command | undefined {
  const words = leadingWords(args);
  return commands.find((each) => commandWords(each).every((word, at) => word === words[at]));
}

/** Whether a command's words begin with these. */
export function beginsWith(command: Command, words: readonly string[]): boolean {
  const own = commandWords(command);
  return words.every((word, at) => word === own[at]);
}

const bracketed = (values: readonly string[]) => values.map((value) => `<${value}>`).join(" ");

function leadingWords(args: readonly string[]): string[] {
  const firstOption = args.findIndex((arg) => arg.startsWith("-"));
  return args.slice(0, firstOption === -1 ? args.length : firstOption);
}

function read(args: readonly string[], command: Command) {
  const { values, positionals } = readOptions(args.slice(commandWords(command).length), command);
  const { insteadOfValues, options = {} } = command;
  const expected = commandValues(command);
  const needed = insteadOfValues !== undefined && values[insteadOfValues] === true ? [] : expected;
  const missing = needed.slice(positionals.length);
  if (missing.length > 0) throw new UsageError(`Missing: ${bracketed(missing)}.`);
  const surplus = positionals.slice(needed.length);
  if (surplus.length > 0) throw new UsageError(`Not expected: ${surplus.join(" ")}.`);
  const given: Given = {
    value: (name) => positionals[expected.indexOf(name)] ?? "",
    option: (name) => {
      const value = values[name] ?? options[name]?.fallback;
      return typeof value === "string" ? value : undefined;
    },
    isOn: (name) => values[name] === true,
  };
  return { command, given };
}

function readOptions(args: string[], { options = {} }: Command) {
  const declared = Object.entries(options).map(([name, option]) => [
    name,
    { type: option.isSwitch ? ("boolean" as const) : ("string" as const) },
  ]);
  const parsed = parseStrictly(args, Object.fromEntries(declared));
  for (const [name, { choices }] of Object.entries(options)) {
    const value = parsed.values[name];
    if (choices === undefined || value === undefined) continue;
    if (!choices.includes(String(value))) {
      throw new UsageError(`--${name} is one of ${choices.join(", ")}.`);
    }
  }
  return parsed;
}

function parseStrictly(args: string[], options: Record<string, { type: "boolean" | "string" }>) {
  try {
    const parsed = parseArgs({
      args,
      options: { ...options, json: { type: "boolean" } },
      allowPositionals: true,
      tokens: true,
    });
    refuseRepeated(parsed.tokens);
    return parsed as {
      values: Record<string, string | boolean | undefined>;
      positionals: string[];
    };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Of a value that is given twice only the last one would count, without a warning. */
function refuseRepeated(tokens: readonly { kind: string; name?: string; value?: unknown }[]): void {
  const named = new Set<string>();
  for (const { kind, name, value } of tokens) {
    if (kind !== "option" || name === undefined || value === undefined) continue;
    if (named.has(name)) throw new UsageError(`--${name} is given twice.`);
    named.add(name);
  }
}
