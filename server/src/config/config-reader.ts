import * as z from "zod/mini";

/** The process's environment; an empty variable counts as not set. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The errors of the environment: one line for each variable, never a secret's value. */
export class ConfigError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.map((problem) => `Configuration: ${problem}`).join("\n"));
    this.name = "ConfigError";
    this.problems = problems;
  }
}

/** The parsed variables of a table. */
export type Variables<Table extends z.ZodMiniObject> = ReturnType<typeof readVariables<Table>>;
type NameIn<Table extends z.ZodMiniObject> = keyof z.output<Table> & string;

/** Reads the variables of a table, and collects all errors, so that a person sees them at once. */
export function readVariables<Table extends z.ZodMiniObject>(table: Table, env: Environment) {
  const names = Object.keys(table.shape);
  const problems = new Map<string, string>();
  const given: Record<string, string> = {};
  for (const name of names) {
    const value = env[name]?.trim();
    if (value) given[name] = value;
  }
  for (const { path, message } of z.safeParse(table, given).error?.issues ?? []) {
    problems.set(String(path[0]), message);
  }
  const right = Object.entries(given).filter(([name]) => !problems.has(name));
  return {
    /** By name; an invalid one counts as not set, so that the others are checked too. */
    values: z.parse(table, Object.fromEntries(right)),
    /** Whether it has a value, valid or not. */
    isSet: (name: NameIn<Table>) => name in given,
    /** Whether it is set but empty, as when another variable that it was made from was missing. */
    isEmpty: (name: NameIn<Table>) => env[name]?.trim() === "",
    /** Adds an error of a variable that depends on others. */
    wrong: (name: NameIn<Table>, problem: string) => void problems.set(name, problem),
    /** @throws ConfigError with one line for each wrong variable, in the order of the table */
    finish() {
      const lines = names.flatMap((name) => {
        const problem = problems.get(name);
        return problem === undefined ? [] : [`${name}: ${problem}`];
      });
      if (lines.length > 0) throw new ConfigError(lines);
    },
  };
}
