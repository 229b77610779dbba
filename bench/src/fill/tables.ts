import { accountTables } from "./account-tables.ts";
import type { Filled, Pattern } from "./filled.ts";
import { otherTables } from "./other-tables.ts";

/** Those of accounts first: the others of a lane take some of their rows. */
export const filledTables = (pattern: Pattern): readonly Filled[] => [
  ...accountTables(pattern),
  ...otherTables(pattern),
];
