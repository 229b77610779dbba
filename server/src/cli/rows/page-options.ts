import type { Given } from "../command.ts";
import { optionsNamed } from "../given-values.ts";

/** The options of every command that lists by pages. */
export const pageOptions = {
  limit: { meaning: "at most so many, 1 to 100" },
  after: { meaning: "only what follows the entry with this id" },
} as const;

/** The requested page, as a list call takes it. */
export const pageOf = (given: Given) => optionsNamed(given, pageOptions);
