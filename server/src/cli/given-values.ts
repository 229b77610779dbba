import type { CommandOption, Given } from "./command.ts";
import { UsageError } from "./command-failed.ts";

/**
 * A value that has to be one of a few.
 * @throws UsageError that names them
 */
export function chosenValue<Choice extends string>(
  given: Given,
  name: string,
  choices: readonly Choice[],
): Choice {
  const chosen = choices.find((choice) => choice === given.value(name));
  if (chosen === undefined) throw new UsageError(`<${name}> is one of ${choices.join(", ")}.`);
  return chosen;
}

type Taken<Option> = Option extends { choices: readonly (infer Choice)[] } ? Choice : string;

/** Options that take a value, under their own names. */
export function optionsNamed<const Options extends Readonly<Record<string, CommandOption>>>(
  given: Given,
  options: Options,
) {
  const named = Object.keys(options).map((name) => [name, given.option(name)]);
  return Object.fromEntries(named) as { [Name in keyof Options]: Taken<Options[Name]> | undefined };
}

/** The values of an option that takes several, separated by commas. */
export function listed(given: Given, option: string): string[] {
  return (given.option(option) ?? "")
    .split(",")
    .map((each) => each.trim())
    .filter((each) => each !== "");
}
