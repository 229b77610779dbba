/** The values that filled rows share with the account that the server created. */
export interface Pattern {
  accounts: number;
  /** The derived key of the indexes of usernames and addresses. */
  indexKey: Buffer;
  keyId: string;
  passwordHash: string;
  termsVersion: string;
}

/** A table and the statement that fills it; rows are inserted in the order of their creation times. */
export interface Filled {
  table: string;
  insert: string;
}
