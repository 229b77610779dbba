declare module "../database/tables.ts" {
  interface Tables {
    spent_proofs: {
      /** The challenge's nonce. */
      nonce: Buffer;
      expires_at: Date;
    };
  }
}
