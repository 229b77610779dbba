import * as z from "zod/mini";

/** The environment as the process got it; a variable that is set to nothing counts as not set. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** What is wrong with the environment: one line for each variable, never a secret's value. */
export class ConfigError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.map((problem) => `Configuration: ${problem}`).join("\n"));
    this.name = "ConfigError";
    this.problems = problems;
  }
}

/** The variables of a table as they were read. */
export type Variables<Table extends z.ZodMiniObject> = ReturnType<typeof readVariables<Table>>;
type NameIn<Table extends z.ZodMiniObject> = keyof z.output<Table> & string;

/** Reads the variables of a table, and collects what is wrong, so that a person sees all of it at once. */
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
    /** By name; one that holds what it may not counts as not set, so that the others are looked at as well. */
    values: z.parse(table, Object.fromEntries(right)),
    /** Whether it holds anything, right or wrong. */
    isSet: (name: NameIn<Table>) => name in given,
    /** Whether it is there and holds nothing, as when what was to fill it was missing. */
    isEmpty: (name: NameIn<Table>) => env[name]?.trim() === "",
    /** Notes what is wrong with a variable beside the others. */
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
