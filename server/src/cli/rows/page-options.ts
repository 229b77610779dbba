import type { Given } from "../command.ts";

/** What every command takes that lists by pages. */
export const pageOptions = {
  limit: { meaning: "at most so many, 1 to 100" },
  after: { meaning: "only what follows the entry with this id" },
} as const;

/** The page that a person asked for, as a list takes it. */
export function pageOf(given: Given): { limit: string | undefined; after: string | undefined } {
  return { limit: given.option("limit"), after: given.option("after") };
}
