import { accountTables } from "./account-tables.ts";
import { otherTables } from "./other-tables.ts";

/** What the rows have in common with those that the server made. */
export interface Pattern {
  accounts: number;
  /** The sub-key of usernames' and addresses' indexes. */
  indexKey: Buffer;
  keyId: string;
  passwordHash: string;
  termsVersion: string;
}

/** A table with the statement that fills it; its rows are in the order in which they would have come. */
export interface Filled {
  table: string;
  insert: string;
}

/** Those of accounts first: the others of a lane take some of their rows. */
export const filledTables = (pattern: Pattern): readonly Filled[] => [
  ...accountTables(pattern),
  ...otherTables(pattern),
];
