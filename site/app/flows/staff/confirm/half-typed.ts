import type { Problems } from "@frontdoor/contract/problems.ts";

/**
 * The dates that are no date yet, each with what is said of it: the browser gives their value as empty, as if nothing
 * had been asked for.
 */
export function halfTypedIn(form: HTMLFormElement, text: string): Problems {
  const inputs = [...form.querySelectorAll("input")];
  const wrong = inputs.filter(({ validity }) => validity.badInput || validity.rangeOverflow);
  return Object.fromEntries(wrong.map(({ name }) => [name, text]));
}
