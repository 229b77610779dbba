interface ProofTables {
  spent_proofs: {
    /** The challenge's nonce. */
    nonce: Buffer;
    expires_at: Date;
  };
}

declare module "../database/tables.ts" {
  interface Tables extends ProofTables {}
}
