import { accountTables } from "./account-tables.ts";
import type { Filled, Pattern } from "./filled.ts";
import { otherTables } from "./other-tables.ts";

/** Accounts come first, because the other tables of accounts select from them. */
export const filledTables = (pattern: Pattern): readonly Filled[] => [
  ...accountTables(pattern),
  ...otherTables(pattern),
];
