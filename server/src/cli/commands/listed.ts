import type { Given } from "../command.ts";

/** The values of an option that takes several, with commas between them. */
export function listed(given: Given, option: string): string[] {
  return (given.option(option) ?? "")
    .split(",")
    .map((each) => each.trim())
    .filter((each) => each !== "");
}
