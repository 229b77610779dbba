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
