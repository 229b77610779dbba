import type { Given } from "./command.ts";
import { UsageError } from "./command-failed.ts";

/** A value that is one of a few. @throws UsageError that names them */
export function chosenValue<Choice extends string>(
  given: Given,
  name: string,
  choices: readonly Choice[],
): Choice {
  const chosen = choices.find((choice) => choice === given.value(name));
  if (chosen === undefined) throw new UsageError(`<${name}> is one of ${choices.join(", ")}.`);
  return chosen;
}
